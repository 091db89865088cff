/** What became of something that waited for too long, wherever it is said. */
export const EXPIRED = 'could not be sent within 24 hours and was deleted from this device. Please send it again.'
