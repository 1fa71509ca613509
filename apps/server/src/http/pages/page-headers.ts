import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Pages } from './pages'

const NOTHING = ["'none'"]
const SELF = ["'self'"]

/** What a page may load and do: its own files, its own inline parts by hash, and nothing from anywhere else. */
export function pageSecurity(pages: Pages, isHttps: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NOTHING,
        scriptSrc: [...SELF, ...new Set(pages.all.flatMap((page) => page.scriptHashes))],
        styleSrc: [...SELF, ...new Set(pages.all.flatMap((page) => page.styleHashes))],
        connectSrc: SELF,
        imgSrc: [...SELF, 'data:'],
        fontSrc: SELF,
        manifestSrc: SELF,
        workerSrc: SELF,
        baseUri: NOTHING,
        formAction: SELF,
        frameAncestors: NOTHING,
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  }
}

/** Files of the readers of photos and PDFs, which run in workers of their own. */
export const isReader = (file: string): boolean => /[/\\]assets[/\\]reading[/\\]/.test(file)

/** What such a worker may do: run its WebAssembly and fetch its own files. No page may run WebAssembly. */
export const READER_POLICY =
  "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self';frame-ancestors 'none'"

export const PERMISSIONS_POLICY = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'
