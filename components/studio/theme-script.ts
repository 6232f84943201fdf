/** Where the chosen theme is kept: `light`, `dark`, or nothing for the system's. */
export const themeKey = "shotwright-theme";

/**
 * Runs before the first paint: sets the theme that was chosen, or the system's, and follows the system from then on, a
 * page that is still loading too.
 */
export const themeScript = `(function(){var s=matchMedia("(prefers-color-scheme: dark)");
function show(){try{var t=localStorage.getItem("${themeKey}")}catch(e){}
document.documentElement.dataset.theme=t==="dark"||(t!=="light"&&s.matches)?"dark":"light"}
show();s.addEventListener("change",show)})()`;
