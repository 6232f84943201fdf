/** Where the chosen theme is kept: `light`, `dark`, or nothing for the system's. */
export const themeKey = "shotwright-theme";

/** Runs before the first paint: sets the theme that was chosen, or the system's. */
export const themeScript = `(function(){try{var t=localStorage.getItem("${themeKey}")}catch(e){}
var d=t==="dark"||(t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.dataset.theme=d?"dark":"light"})()`;
