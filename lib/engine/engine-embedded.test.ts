import { embeddedTestDatabase } from "#lib/store/testing/embedded.ts";
import { engineSuite } from "./engine-suite.ts";

engineSuite(embeddedTestDatabase);
