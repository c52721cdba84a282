import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadLanguage, loadCatalogues, setPageLanguage } from "./i18n.svelte";
import { registerServiceWorker } from "./lobby/serviceWorker";
import { preferences } from "./preferences.svelte";

// Load the texts before the first render, so that English does not flash up.
await loadCatalogues("web");
setPageLanguage();
void loadLanguage(preferences.language);
registerServiceWorker();
mount(App, { target: document.getElementById("app")! });
