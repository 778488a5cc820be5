import { createContext } from 'react';

/** The scan whose issues the reader may decide about; null: they may not, or there is none on the screen. */
export const DecideContext = createContext<{ scanId: string } | null>(null);
