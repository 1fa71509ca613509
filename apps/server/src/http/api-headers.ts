/** On every answer of a call: JSON is never kept, framed, sniffed, or taken for a page. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

/** On a call that any site may make, beside the ones above. */
export const OPEN_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const

export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains'
