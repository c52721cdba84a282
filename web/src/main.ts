import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { load, need } from "./i18n.svelte";
import { keepShell } from "./lobby/serviceWorker";
import { preferences } from "./preferences.svelte";

// The first text that is shown is in the reader's language, not in English for a moment.
await need("web");
void load(preferences.language);
keepShell();
mount(App, { target: document.getElementById("app")! });
