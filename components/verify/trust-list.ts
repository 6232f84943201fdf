/** Where the trust list of this installation is found. */
export const trustListPath = "/api/v1/provenance/trust";
