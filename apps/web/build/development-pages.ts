import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const isPage = (url: string, accept: string | undefined) =>
  !url.startsWith('/api/') && Boolean(accept?.includes('text/html'))

async function configuration(origin: string): Promise<string> {
  try {
    return await (await fetch(`${origin}/api/configuration`)).text()
  } catch {
    return '{"productName":"Careway","supportEmail":null,"supportPhone":null,"premiumFeatures":[],"isDemo":false,"version":"development","updatedOn":"2025-01-01"}'
  }
}

/** While developing: every address answers with the app, its placeholders filled from the running server. */
export const developmentPages = (): Plugin => ({
  name: 'careway:development-pages',
  apply: 'serve',
  configureServer(server) {
    const target = String(server.config.server.proxy?.['/api'] ?? '')
    return () => {
      server.middlewares.use((request, response, next) => {
        const url = request.originalUrl ?? '/'
        if (!isPage(url, request.headers.accept)) return next()
        const send = async () => {
          const html = await readFile(join(server.config.root, 'app.html'), 'utf8')
          const facts = await configuration(target)
          const page = await server.transformIndexHtml(url, html)
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(page.replace('%CONFIGURATION%', facts).replace('%PRODUCT_NAME%', 'Careway'))
        }
        send().catch(next)
      })
    }
  },
})
