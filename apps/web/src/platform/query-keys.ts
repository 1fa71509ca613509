/** The addresses of what is kept in the browser's memory, one a call. */
export const queryKeys = {
  currentUser: ['/api/auth/user'],
  profile: ['/api/profile'],
  pathways: ['/api/pathways'],
  myPathways: ['/api/my-pathways'],
  planBookmarks: ['/api/bookmarks', 'plan'],
  bookmarks: ['/api/bookmarks'],
  resources: ['/api/resources'],
  assistancePrograms: ['/api/assistance-programs'],
  providers: ['/api/providers'],
  corrections: ['/api/admin/corrections'],
  rules: ['/api/rules'],
  healthTrends: ['/api/health-trends'],
  conversations: ['/api/ai-conversations'],
  modelState: ['/api/ai/model'],
  dataSources: ['/api/admin/data-sources'],
} as const
