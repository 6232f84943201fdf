/** Ends with 0 where the server of this container may be given work, else with 1: what a health check runs. */
const address = `http://127.0.0.1:${process.env.PORT || 3000}/api/health/ready`;
const answer = await fetch(address, { signal: AbortSignal.timeout(4000) }).catch((cause) => ({ ok: false, cause }));
process.exit(answer.ok ? 0 : 1);
