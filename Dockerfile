# syntax=docker/dockerfile:1
# One image for every role: SHOTWRIGHT_ROLE says what a container of it does. See docs/operating.md.

FROM node:22.23.3-bookworm-slim AS build
WORKDIR /app
# Packages change less often than sources: they are a layer of their own.
COPY package.json package-lock.json .npmrc ./
COPY scripts ./scripts
RUN node scripts/install.mjs
COPY . .
RUN node scripts/build-image.mjs

FROM node:22.23.3-bookworm-slim
# x264 for films; tini hands signals on and takes in what ends.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ffmpeg tini \
  && rm -rf /var/lib/apt/lists/*
# How glibc gives memory back: as scripts/memory-env.mjs has it.
ENV NODE_ENV=production \
  NEXT_TELEMETRY_DISABLED=1 \
  NEXT_MANUAL_SIG_HANDLE=true \
  HOSTNAME=0.0.0.0 \
  PORT=3000 \
  SHOTWRIGHT_DATA=/data \
  FFMPEG_PATH=/usr/bin/ffmpeg \
  MALLOC_ARENA_MAX=2 \
  MALLOC_MMAP_THRESHOLD_=1048576 \
  MALLOC_TRIM_THRESHOLD_=33554432
WORKDIR /app
COPY --from=build /app/build/image ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "healthy.mjs"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--expose-gc", "--max-semi-space-size=8", "server.js"]
