import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { limits } from "#lib/contract/limits.ts";
import { loggedCauses, withoutWords } from "#lib/contract/logged-error.ts";
import { directorAccess } from "#lib/director/director-settings.ts";
import { openDirecting } from "#lib/director/open-directing.ts";
import { readersFor } from "#lib/director/readers/reader-settings.ts";
import type { Effects } from "#lib/engine/effects.ts";
import { engineSchema } from "#lib/engine/engine-schema.ts";
import { openClientEngine } from "#lib/engine/client-engine.ts";
import { workOf } from "#lib/engine/open-work.ts";
import { openEngine } from "#lib/engine/open-engine.ts";
import { tracedEngine } from "#lib/engine/observed.ts";
import { capsOf } from "#lib/engine/vendor-settings.ts";
import { quotasOf, sweepingOf } from "#lib/engine/quota-settings.ts";
import { deliveryDelaysMs, publishDelaysMs } from "#lib/engine/reach.ts";
import { databaseOf, departureOf } from "#lib/engine/role-settings.ts";
import { mediaSweeper } from "#lib/engine/media-sweeper.ts";
import { removeClosed } from "#lib/engine/remove-account.ts";
import { openSweeper } from "#lib/engine/sweeper.ts";
import { barePicture } from "#lib/gate/bare-picture.ts";
import { openPictureGate } from "#lib/gate/faces/picture-gate.ts";
import { guardedFetch } from "#lib/gate/guarded-fetch.ts";
import { fetchImage } from "#lib/gate/fetch-image.ts";
import { fetchPage } from "#lib/gate/fetch-page.ts";
import { inspectImage } from "#lib/gate/inspect-image.ts";
import { oauthOf, ratesOf, readEnvironment } from "#lib/environment.ts";
import { plannerVersion } from "#lib/planning/version.ts";
import { keptCredentials } from "#lib/provenance/credential-store.ts";
import { activeManifestOf } from "#lib/provenance/manifest-store.ts";
import { openProvenanceFrom } from "#lib/provenance/provenance-environment.ts";
import { fileVerifier, ingredientJudge, storedVerifier } from "#lib/provenance/verify-file.ts";
import { drawingWhenAsked } from "#lib/providers/drawing-when-asked.ts";
import type { Drawing } from "#lib/providers/open-drawing.ts";
import { openFal } from "#lib/providers/open-fal.ts";
import type { PublishTools } from "#lib/publishers/publisher.ts";
import { publishers } from "#lib/publishers/publishers.ts";
import { passagesBrought } from "#lib/render/encode/passages-brought.ts";
import { readPictureFile } from "#lib/render/encode/picture-file.ts";
import { openMarkSearch } from "#lib/render/strangers/mark-search.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { modelCatalog } from "#lib/routing/catalog.ts";
import { assetUrls } from "#lib/store/asset-url.ts";
import { keepSealed } from "#lib/store/keep-sealed.ts";
import { openMedia } from "#lib/store/open-media.ts";
import { idMaker } from "#lib/store/new-id.ts";
import { openNotices } from "#lib/store/notices.ts";
import { openDatabase } from "#lib/store/open-database.ts";
import { readMigrations } from "#lib/store/migrate.ts";
import { ownerOfSettings } from "#lib/store/installation-settings.ts";
import { openInstallation } from "#lib/store/open-installation.ts";
import { productSecrets } from "#lib/store/product-secrets.ts";
import { livingSealer } from "#lib/store/seal.ts";
import { openProcessTelemetry } from "#lib/telemetry/open-process-telemetry.ts";
import { untilDone } from "#lib/telemetry/readiness.ts";
import { watchService } from "#lib/telemetry/watch-service.ts";
import { openPlanning } from "#lib/threads/open-planning.ts";
import { threadFiles } from "#lib/threads/thread-files.ts";

/** Set here so that the product names its version without reading files of its own. */
const version = "0.1.0";
const markDigits = 16;
/** The exit code of a process that others took for dead: whoever minds it starts another one. */
const takenForDead = 70;
const productImageBytesMax = 20 * 1024 * 1024;
const pageBytesMax = 5 * 1024 * 1024;

const build = async () => {
  const env = readEnvironment(process.env, (file) => readFileSync(/* turbopackIgnore: true */ file, "utf8"));
  const projectRoot = process.cwd();
  const dataFolder = path.resolve(/* turbopackIgnore: true */ projectRoot, env.SHOTWRIGHT_DATA);
  const clock = () => new Date();
  const telemetry = await openProcessTelemetry(env, { version, instance: os.hostname(), fetch });
  const { log } = telemetry;
  const warn = ({ message, ...more }: { message: string }): void => log.warn(message, more);
  const report = (message: string, cause: unknown): void => log.error(message, { error: loggedCauses(cause) });
  const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");
  const origin = (env.NEXTAUTH_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, "");
  const database = await openDatabase({
    ...databaseOf(env),
    folder: dataFolder,
    projectRoot,
    log,
    beside: engineSchema,
  });
  const installation = await openInstallation(env, database, { folder: dataFolder, clock, report });
  const secrets = productSecrets(env, installation);
  // Only what was built for production is up to date: the build makes it anew whenever its sources change.
  const threadFile = threadFiles({ projectRoot, packed: env.NODE_ENV === "production" });
  const provenance = await openProvenanceFrom(env, {
    entry: threadFile("provenance"),
    ...(await keptCredentials(path.join(dataFolder, "credentials"), installation.credentials)),
    organisation: "Shotwright",
    projectRoot,
    now: clock,
    fetch,
    warn,
  });
  const pictureGate = openPictureGate({ projectRoot, entry: threadFile("pictures") });
  const planning = openPlanning({ projectRoot, threadFile: threadFile("planning"), elements: elementCards });
  // As they are at the start: who draws with them has them for good.
  const { current: watermarkKey, earlier: earlierKeys } = secrets.watermarks();
  const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
    sleep(ms, undefined, signal === undefined ? {} : { signal }).catch((cause: unknown) => {
      if (!signal?.aborted) throw cause;
    });
  const read = (sha256: string) => patient.read(sha256);
  const drawing = drawingWhenAsked(
    {
      projectRoot,
      watermarkKey,
      yields: true,
      // What films have left behind on this thread waits for a collection that an idle process has no reason to make.
      onRest: () => void globalThis.gc?.({ type: "major", execution: "async" }),
      threadFile: threadFile("render"),
      decoderFile: threadFile("clip"),
      workers: Math.max(1, os.availableParallelism()),
      searchPath: env.PATH,
      observe: (kind, work) => telemetry.observe({ step: `thread ${kind}` }, work),
      environment: process.env,
      ...(env.FFMPEG_PATH === undefined ? {} : { ffmpegPath: env.FFMPEG_PATH }),
    },
    read,
  );
  const markSearch = openMarkSearch({ projectRoot, key: watermarkKey, earlierKeys, entry: threadFile("marks") });
  const { media, patient } = await openMedia(env, {
    folder: path.join(dataFolder, "media"),
    projectRoot,
    fetch,
    clock,
    report,
  });
  const fetcher = guardedFetch({
    allowLoopback: env.SHOTWRIGHT_ALLOW_LOOPBACK_FETCH === "1",
    timeoutMs: 10_000,
    redirectsMax: 3,
  });
  const fal = openFal({
    key: env.FAL_KEY,
    baseUrl: env.FAL_BASE_URL,
    fetch,
    download: (address, most) => fetcher.download(address, most),
    pictures: { bare: async ({ sha256, media_type }) => barePicture(await patient.read(sha256), media_type) },
  });
  const models = modelCatalog(new Set(fal === null ? [] : ["fal"]));
  const urls = assetUrls(origin, secrets.addresses, clock);
  const sealed = livingSealer(secrets.connections);
  const isEverybodys = installation.isShared || env.SHOTWRIGHT_SEAL_KEY !== undefined;
  await keepSealed(database, sealed, { isEverybodys, warn });
  const send: PublishTools["send"] = (url, request) => fetcher.send(url, request);
  const effectsOf = ({ preview, previewStill, effects }: Drawing): Effects => ({
    ...effects,
    store: database.store,
    media: patient,
    providers: new Map([["preview", preview], ...(fal === null ? [] : [["fal", fal.video] as const])]),
    stillProviders: new Map([["preview", previewStill], ...(fal === null ? [] : [["fal", fal.still] as const])]),
    models,
    caps: capsOf(env),
    judgeFilm: planning.judgeFilm,
    provenance,
    markOf: (name) => createHmac("sha256", watermarkKey).update(name).digest("hex").slice(0, markDigits),
    clock,
    sha256,
    pause,
    reach: {
      publishers,
      send,
      unseal: sealed.open,
      origin,
      assetUrl: urls.sign,
      deliveryDelaysMs,
      publishDelaysMs,
      jitter: Math.random,
    },
    pollMs: env.SHOTWRIGHT_PROVIDER_POLL_MS,
    providerTimeoutMs: env.SHOTWRIGHT_PROVIDER_TIMEOUT_S * 1000,
    version,
    report,
    observe: telemetry.observe,
    ...(env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? {} : { traces: database.store.operating }),
  });
  const { SHOTWRIGHT_ROLE: role } = env;
  const leaving = new AbortController();
  // Where nobody lives on, nobody listens: a connection that stays open would keep the database awake.
  const heardAt = env.SHOTWRIGHT_WORK === "elsewhere" ? database.databaseUrl : undefined;
  const notices = heardAt === undefined ? undefined : openNotices(heardAt, { report });
  const hearing = notices === undefined ? {} : { hearing: notices };
  const worksHere = async ({ isSlice = false } = {}) => {
    const membership = await database.join({
      role: isSlice ? "slice" : role,
      version,
      onLost: (cause) => {
        report(cause.message, cause);
        process.exit(takenForDead);
      },
      report,
    });
    const engine = await openEngine(
      { ...effectsOf(await drawing.opened()), store: membership.store },
      {
        pool: database.enginePool,
        databaseUrl: database.databaseUrl,
        lease: membership.lease,
        ...hearing,
        runningPerAccount: env.SHOTWRIGHT_RUNNING_PER_ACCOUNT,
        ...(role === "worker" || isSlice ? { filmsAtOnce: env.SHOTWRIGHT_FILMS_PER_WORKER } : {}),
        log,
      },
    );
    return { engine, leaseAgeMs: () => membership.lease.ageMs(), leave: () => membership.close() };
  };
  let onInLine = (): void => undefined;
  const asksOthers = async (databaseUrl: string) => {
    const { store } = database;
    const told = { ...hearing, onInLine: () => onInLine() };
    const engine = await openClientEngine({ ...told, store, databaseUrl, clock, pause, report, origin });
    return { engine, leaseAgeMs: () => null, leave: () => Promise.resolve() };
  };
  const { engine, leaseAgeMs, leave } =
    role === "web" && env.DATABASE_URL !== undefined ? await asksOthers(env.DATABASE_URL) : await worksHere();
  const open = () => worksHere({ isSlice: true });
  const work = workOf(env, { store: database.store, origin, fetch, clock, pause, report, open });
  const sharedLimits = database.kind === "postgres" ? database.store.limits : null;
  const graceHours = env.SHOTWRIGHT_MEDIA_GRACE_HOURS;
  const sweepMedia = mediaSweeper({ media: patient, store: database.store, clock, graceHours });
  const sweeper = openSweeper({
    store: database.store,
    limits: sharedLimits,
    clock,
    every: (ms, run) => {
      const timer = setInterval(run, ms).unref();
      return () => clearInterval(timer);
    },
    report: report,
    ...sweepingOf(env),
    also: async () => {
      await removeClosed({ store: database.store, media: patient, cancel: (id) => engine.cancel(id) });
      await sweepMedia();
    },
  });
  const rates = ratesOf(env);
  const newId = idMaker(clock, randomBytes);
  const reportDirector = (message: string) => warn({ message: withoutWords(message) });
  const directing = await openDirecting({
    name: env.SHOTWRIGHT_LLM,
    access: directorAccess(env),
    timeoutMs: env.SHOTWRIGHT_LLM_TIMEOUT_MS,
    callsPerDay: env.SHOTWRIGHT_LLM_CALLS_PER_DAY,
    dataFolder,
    elements: elementCards,
    judgeFor: planning.judgeFor,
    plannerVersion,
    records: database.store.director,
    clock,
    now: () => performance.now(),
    newId: () => newId("dcl"),
    report: reportDirector,
  });
  const warmRenderer = untilDone(async (plan: Parameters<Drawing["warm"]>[0]) => (await drawing.opened()).warm(plan));
  const readiness = watchService({
    metrics: telemetry.metrics,
    figures: database.store.operating,
    clock,
    healthy: () => database.store.healthy(),
    migrations: {
      known: async () => (await readMigrations(projectRoot)).map(({ name }) => name),
      applied: () => database.store.operating.appliedMigrations(),
    },
    sealer: sealed,
    media,
    startThreads: role === "web" ? null : async () => warmRenderer(await planning.warm()),
    leaseAgeMs,
    draining: () => leaving.signal.aborted,
  });
  return {
    originIsSet: env.NEXTAUTH_URL !== undefined,
    store: database.store,
    media,
    delivery: env.SHOTWRIGHT_DELIVERY,
    engine: tracedEngine(engine, telemetry.tracer, database.store.operating, report),
    director: directing.director,
    secondReaders: readersFor(env, { model: directing.reader, fetch, report: reportDirector }),
    directorStatus: directing.status,
    models,
    caps: capsOf(env),
    elements: elementCards,
    clock,
    newId,
    newSeed: () => randomInt(2 ** 31),
    randomBytes: (length: number): Uint8Array => randomBytes(length),
    sha256,
    origin,
    assetUrl: urls.sign,
    inspectImage,
    fetchImage: (url: string) => fetchImage(fetcher, url, productImageBytesMax),
    fetchPage: (url: string) => fetchPage(fetcher, url, pageBytesMax),
    think: planning.think,
    warmPlanner: planning.warm,
    warmRenderer,
    telemetry,
    metricsToken: env.SHOTWRIGHT_METRICS_TOKEN ?? null,
    readiness,
    role,
    work,
    /** Has `told` called whenever this process, which makes nothing itself, has put something in line. */
    whenInLine: (told: () => void) => {
      onInLine = told;
    },
    leaving: leaving.signal,
    /** How this process ends when it is asked to; null where somebody else takes the signals. */
    departure: env.NEXT_MANUAL_SIG_HANDLE === undefined ? null : { begin: () => leaving.abort(), ...departureOf(env) },
    /** Puts down what this process is at, for others to go on with. */
    drain: (patienceMs: number) => engine.drain(patienceMs),
    // Where anybody may sign up, the oldest account may be a stranger's.
    isOperator: (accountId: string) =>
      database.store.operating.isOperator(
        accountId,
        database.kind === "embedded" || env.SHOTWRIGHT_SIGNUP === "closed",
      ),
    readPicture: readPictureFile,
    picturesAllowed: new Set(env.SHOTWRIGHT_PICTURES_ALLOWED),
    lookAtPicture: (bytes: Uint8Array) => pictureGate.lookAt(bytes),
    verifyFile: fileVerifier(provenance),
    verifyStored: storedVerifier(provenance, (name) => media.read(name)),
    ingredientFault: ingredientJudge(provenance),
    frameOf: async (film: Uint8Array, frame: number, signal: AbortSignal) =>
      (await drawing.opened()).frameOf({ film, frame, signal }),
    trustAnchorPem: () => provenance.trustAnchorPem(),
    readMarks: (bytes: Uint8Array, signal: AbortSignal) => markSearch.search(bytes, signal),
    publishers,
    sealer: sealed,
    judgeAddress: (url: string) => fetcher.judge(url),
    send,
    blendsOf: passagesBrought,
    activeManifest: activeManifestOf,
    version,
    plannerVersion,
    quotas: quotasOf(env),
    limits: { ...limits, ...rates, running_generations: env.SHOTWRIGHT_RUNNING_PER_ACCOUNT },
    rates,
    sharedLimits,
    get authSecret() {
      return secrets.sessions().current;
    },
    get authSecretsBefore() {
      return secrets.sessions().earlier;
    },
    trustedProxies: env.SHOTWRIGHT_TRUSTED_PROXIES,
    signupOpen: env.SHOTWRIGHT_SIGNUP === "open",
    checkAssetSignature: urls.check,
    oauth: oauthOf(env),
    ready: true,
    provenance,
    /** What the first start needs to know. */
    firstRun: {
      embedded: database.kind === "embedded",
      owner: ownerOfSettings(env),
      ownerFile: path.join(dataFolder, "owner.json"),
      sampleFilm: env.SHOTWRIGHT_SAMPLE_FILM === "on",
    },
    close: async () => {
      await sweeper.close();
      await engine.close();
      await notices?.close();
      await leave();
      await drawing.close();
      await markSearch.close();
      await planning.close();
      await pictureGate.close();
      await provenance.close();
      await database.close();
      await telemetry.tracer.close();
    },
  };
};

/** The services of this process, built on first use and then shared by every route, page and tool. */
export type AppContext = Awaited<ReturnType<typeof build>>;

// Next bundles routes and the start hook apart; both must meet the same database and engine.
const slot = globalThis as typeof globalThis & { shotwrightContext?: Promise<AppContext> };

/** Opens everything once. A failed opening is forgotten, so that the next call tries again and reports afresh. */
export const getServices = (): Promise<AppContext> =>
  (slot.shotwrightContext ??= build().catch((cause: unknown) => {
    delete slot.shotwrightContext;
    throw cause;
  }));
