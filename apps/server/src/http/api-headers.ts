/** On every answer of a call: JSON is never kept, framed, sniffed, or taken for a page. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains'
