/** The page could not be captured, or not all that was asked of it; the message completes "the page". */
export class NoCaptureError extends Error {}
