import { readFileSync } from 'node:fs';

export type Target = 'chromium' | 'firefox';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const icons = Object.fromEntries([16, 32, 48, 128].map((size) => [size, `icons/icon-${size}.png`]));

/** The extension's manifest, which the browser reads. */
export function manifestFor(target: Target) {
  return {
    manifest_version: 3,
    name: '__MSG_extensionName__',
    description: '__MSG_extensionAbout__',
    version,
    default_locale: 'en',
    icons,
    action: { default_popup: 'src/popup.html', default_title: 'Mayfly', default_icon: icons },
    options_ui: { page: 'src/options.html', open_in_tab: true },
    permissions: ['activeTab', 'scripting', 'storage', 'contextMenus'],
    // The options ask for one of these: the chosen server, or one on this computer.
    optional_host_permissions: ['https://*/*', 'http://localhost/*', 'http://127.0.0.1/*', 'http://[::1]/*'],
    ...(target === 'chromium'
      ? { background: { service_worker: 'background.js', type: 'module' }, minimum_chrome_version: '126' }
      : {
          background: { scripts: ['background.js'], type: 'module' },
          browser_specific_settings: {
            gecko: {
              id: 'extension@mayfly.invalid',
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['none'] },
            },
            gecko_android: { strict_min_version: '142.0' },
          },
        }),
  };
}
