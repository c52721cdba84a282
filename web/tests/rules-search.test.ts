import { describe, expect, it } from "vitest";
import { parts, plain, saysAll, wordsOf } from "../src/rules/search";

describe("the search of the rules", () => {
  it("overlooks capitals and accents, and what has a stroke", () => {
    expect(plain("ŻÓŁTY łańcuch")).toBe("zolty lancuch");
    expect(plain("Předčasně")).toBe("predcasne");
    expect(plain("szökőkút")).toBe("szokokut");
    expect(plain("línea")).toBe("linea");
  });

  it("finds what says all words, in any order", () => {
    expect(saysAll("Żółta moc przenosi Bąbelsa", wordsOf("  babels ZOLTA "))).toBe(true);
    expect(saysAll("Żółta moc przenosi Bąbelsa", wordsOf("zolta czerwona"))).toBe(false);
    expect(saysAll("whatever", wordsOf(""))).toBe(true);
  });

  it("marks each hit as it was written", () => {
    expect(parts("Żółta, żółty", wordsOf("zolt"))).toEqual([
      { text: "Żółt", isHit: true },
      { text: "a, ", isHit: false },
      { text: "żółt", isHit: true },
      { text: "y", isHit: false },
    ]);
    expect(parts("anana", wordsOf("ana"))).toEqual([{ text: "anana", isHit: true }]);
    expect(parts("nothing", [])).toEqual([{ text: "nothing", isHit: false }]);
  });
});
