# Everything in one image, which runs alone: docker run -p 3000:3000 -p 2525:2525 -v mayfly:/data mayfly
# With DATABASE_URL it uses another PostgreSQL instead of its own, see compose.yaml.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY tsconfig.base.json tsconfig.json tsconfig.server.json tsconfig.web.json vite.config.ts react-router.config.ts ./
COPY scripts ./scripts
COPY translations ./translations
COPY contract ./contract
COPY content ./content
COPY public ./public
COPY web ./web
COPY packages ./packages
# The build checks the translations of the mails that Mayfly sends, too.
COPY server ./server
RUN npm run build
# Remove what only the build needs.
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production BIND_HOST=0.0.0.0 HTTP_PORT=3000 SMTP_PORT=2525 DATA_DIR=/data
WORKDIR /app
# A new volume takes its owner from this folder, so create it for the right user.
RUN install -d -o node -g node -m 0700 /data
COPY package.json ./
COPY contract ./contract
COPY server ./server
COPY translations/server ./translations/server
COPY --from=build /app/scripts/ensure-ready.mjs ./scripts/ensure-ready.mjs
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
RUN printf '#!/bin/sh\nexec node /app/server/mayfly.ts "$@"\n' > /usr/local/bin/mayfly && chmod 755 /usr/local/bin/mayfly
USER node
VOLUME /data
EXPOSE 3000 2525
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HTTP_PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "server/main.ts"]
