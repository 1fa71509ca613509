/** Addresses that others may still link to, and where they went. */
export const MOVED_ADDRESSES = {
  '/multilingual-equity': '/equity',
  '/ai-health-assistant': '/ai-assistant',
  '/ai-health-advisor': '/ai-advisor',
  '/health-analysis': '/ai-health',
} as const
