export const BROWSER_ARGUMENTS: string[]
export function findBrowser(): Promise<{ path: string; env: NodeJS.ProcessEnv }>
