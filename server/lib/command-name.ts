/** How the operator calls the commands here: through npm in a clone, otherwise by the name that an installation gives them. */
export const commandName = ({ npm_lifecycle_event: script }: NodeJS.ProcessEnv = process.env) =>
  script === undefined ? 'mayfly' : 'npm run mayfly --';
