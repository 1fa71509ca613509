/** The build that takes its worker from a file, so that the content policy need not allow `blob:` addresses. */
declare module 'maplibre-gl/dist/maplibre-gl-csp.js' {
  export * from 'maplibre-gl'
}
