/**
 * The embedded backend's publishable key: the one that the Supabase command line gives every local project.
 * It opens nothing but a backend on this machine's own loopback address, so it is no secret.
 */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH'
