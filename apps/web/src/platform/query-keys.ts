/** The addresses of what is kept in the browser's memory, one a call. */
export const queryKeys = {
  currentUser: ['/api/auth/user'],
  profile: ['/api/profile'],
  pathways: ['/api/pathways'],
  myPathways: ['/api/my-pathways'],
  planBookmarks: ['/api/bookmarks', 'plan'],
  rules: ['/api/rules'],
  dataSources: ['/api/admin/data-sources'],
} as const
