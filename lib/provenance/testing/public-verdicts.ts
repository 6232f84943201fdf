/**
 * What a reader without any anchor must say of the JPEGs in github.com/c2pa-org/public-testfiles (image/jpeg; CC BY-SA
 * 4.0, so they are not part of this project), by their names there: state, and what is wrong.
 */
const INTACT = ["signingCredential.untrusted"];
const UNKNOWN = "signingCredential.untrusted";

export const PUBLIC_VERDICTS: Record<string, { state: "valid" | "invalid" | "none"; codes: string[] }> = {
  "adobe-20220124-A.jpg": { state: "none", codes: ["manifest.missing"] },
  "adobe-20220124-I.jpg": { state: "none", codes: ["manifest.missing"] },
  "adobe-20220124-C.jpg": { state: "valid", codes: INTACT },
  "adobe-20220124-CA.jpg": { state: "valid", codes: INTACT },
  "adobe-20220124-CACA.jpg": { state: "valid", codes: INTACT },
  "adobe-20220124-CACAICAICICA.jpg": { state: "valid", codes: INTACT },
  "adobe-20220124-CAI.jpg": { state: "valid", codes: INTACT },
  "adobe-20220124-CAIAIIICAICIICAIICICA.jpg": { state: "valid", codes: INTACT },
  "adobe-20220124-CAICA.jpg": { state: "valid", codes: INTACT },
  "adobe-20220124-CAICAI.jpg": { state: "valid", codes: INTACT },
  "adobe-20220124-CI.jpg": { state: "valid", codes: INTACT },
  "adobe-20220124-CICA.jpg": { state: "valid", codes: INTACT },
  "adobe-20220124-CICACACA.jpg": { state: "valid", codes: INTACT },
  "adobe-20220124-CII.jpg": { state: "valid", codes: INTACT },
  // The ingredient was already broken when it was taken in: the claim above it is intact.
  "adobe-20220124-CIE-sig-CA.jpg": { state: "valid", codes: [UNKNOWN, "ingredient.invalid"] },
  "adobe-20220124-E-clm-CAICAI.jpg": { state: "invalid", codes: ["ingredient.manifest.missing"] },
  "adobe-20220124-E-dat-CA.jpg": { state: "invalid", codes: ["assertion.dataHash.mismatch"] },
  "adobe-20220124-E-sig-CA.jpg": { state: "invalid", codes: ["claimSignature.mismatch"] },
  "adobe-20220124-E-uri-CA.jpg": { state: "invalid", codes: ["assertion.hashedURI.mismatch"] },
  "adobe-20220124-E-uri-CIE-sig-CA.jpg": { state: "invalid", codes: ["assertion.hashedURI.mismatch"] },
  "adobe-20220124-XCA.jpg": { state: "invalid", codes: ["assertion.dataHash.mismatch"] },
  "adobe-20220124-XCI.jpg": { state: "invalid", codes: ["assertion.dataHash.mismatch"] },
  "nikon-20221019-building.jpeg": { state: "invalid", codes: ["signingCredential.expired", "content.unchanged"] },
  // Accepted by readers of before 0.91: their hash leaves out more than the credential, where bytes could be hidden.
  "truepic-20230212-camera.jpg": { state: "invalid", codes: ["assertion.dataHash.mismatch"] },
  "truepic-20230212-landscape.jpg": { state: "invalid", codes: ["assertion.dataHash.mismatch"] },
  "truepic-20230212-library.jpg": { state: "invalid", codes: ["assertion.dataHash.mismatch"] },
};
