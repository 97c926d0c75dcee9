# syntax=docker/dockerfile:1

# Variorum in one image: `docker build -t variorum .`. How to run it is told in docs/running.md.

ARG NODE_VERSION=20.20.2

FROM node:${NODE_VERSION}-bookworm-slim AS manifests
ENV CI=true NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
# The version that package.json names.
RUN npm install --global pnpm@12.4.2
WORKDIR /app
# First only what decides which packages there are: while that stays the same, so do the layers that fetch them.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
COPY packages/engine/package.json packages/engine/
COPY packages/ui/package.json packages/ui/
COPY apps/web/package.json apps/web/
COPY e2e/package.json e2e/

FROM manifests AS build
RUN pnpm install --frozen-lockfile --filter @variorum/web...
COPY tsconfig.base.json ./
COPY packages packages
COPY apps apps
RUN pnpm --filter @variorum/web run build

FROM manifests AS served
RUN pnpm install --frozen-lockfile --prod --filter @variorum/web...
# The server reads its configuration anew when it starts, and the rules by which it tells its edition.
COPY packages/engine/src packages/engine/src
COPY packages/ui/src packages/ui/src
COPY apps/web/next.config.ts apps/web/
COPY apps/web/scripts apps/web/scripts
COPY apps/web/messages apps/web/messages
COPY apps/web/drizzle apps/web/drizzle
COPY apps/web/src/i18n apps/web/src/i18n
COPY --from=build /app/apps/web/.next apps/web/.next
COPY --from=build /app/apps/web/dist apps/web/dist
RUN rm -rf apps/web/.next/cache

FROM node:${NODE_VERSION}-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1 PORT=3000 VARIORUM_DATA=/data
COPY --from=served --chown=root:root /app /app
COPY LICENSE /app/
# What must outlive the container is in one place, and the rest of it is nobody's to write.
RUN mkdir -p /data /app/apps/web/.next/cache && chown node:node /data /app/apps/web/.next/cache
WORKDIR /app/apps/web
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "scripts/healthy.mjs"]
# Migrates in a process that ends, several at once waiting for each other, and then serves in this one, which hears SIGTERM.
CMD ["sh", "-c", "node --conditions=react-server dist/migrate.mjs && exec node --max-semi-space-size=64 scripts/serve.mjs"]
