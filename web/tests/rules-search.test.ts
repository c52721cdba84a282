import { describe, expect, it } from "vitest";
import { splitHits, foldLetters, containsAll, queryWords } from "../src/rules/search";

describe("the search of the rules", () => {
  it("overlooks capitals and accents, and what has a stroke", () => {
    expect(foldLetters("ŻÓŁTY łańcuch")).toBe("zolty lancuch");
    expect(foldLetters("Předčasně")).toBe("predcasne");
    expect(foldLetters("szökőkút")).toBe("szokokut");
    expect(foldLetters("línea")).toBe("linea");
  });

  it("finds what says all words, in any order", () => {
    expect(containsAll("Żółta moc przenosi Bąbelsa", queryWords("  babels ZOLTA "))).toBe(true);
    expect(containsAll("Żółta moc przenosi Bąbelsa", queryWords("zolta czerwona"))).toBe(false);
    expect(containsAll("whatever", queryWords(""))).toBe(true);
  });

  it("marks each hit as it was written", () => {
    expect(splitHits("Żółta, żółty", queryWords("zolt"))).toEqual([
      { text: "Żółt", isHit: true },
      { text: "a, ", isHit: false },
      { text: "żółt", isHit: true },
      { text: "y", isHit: false },
    ]);
    expect(splitHits("anana", queryWords("ana"))).toEqual([{ text: "anana", isHit: true }]);
    expect(splitHits("nothing", [])).toEqual([{ text: "nothing", isHit: false }]);
  });
});
