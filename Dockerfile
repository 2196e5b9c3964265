# Builds the client and the Prisma client with all dev dependencies.
FROM node:24-slim AS build
WORKDIR /app
# Prisma's native engine is not needed; pointing to any other program prevents its download.
ENV PRISMA_SCHEMA_ENGINE_BINARY=/usr/local/bin/node PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node_modules/.bin/prisma generate --no-hints && node node_modules/.bin/vite build --logLevel=warn && node node_modules/.bin/vite build --ssr entry-server.tsx --logLevel=warn

# Production packages only.
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/prune.mjs scripts/shipped-packages.mjs scripts/
RUN npm ci --omit=dev && node scripts/prune.mjs

FROM node:24-slim
# The server needs only Node; package managers add attack surface.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* /usr/local/bin/yarn*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/prisma/generated prisma/generated
COPY package.json ./
COPY prisma/migrations prisma/migrations
COPY prisma/content prisma/content
COPY shared shared
COPY server server
COPY scripts/backup.ts scripts/restore.ts scripts/doctor.ts scripts/create-admin.ts scripts/delete-demo.ts scripts/export-person.ts scripts/installation.ts scripts/verify-audit.ts scripts/verify-results.ts scripts/
# Data, and the compile cache that speeds up later starts.
RUN mkdir -p /data .cache && chown node:node /data .cache
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=4", "server/main.mjs"]
