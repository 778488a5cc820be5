import { z } from 'zod';
import { categories } from './category.ts';

export const CategorySlug = z.enum(categories.map((category) => category.slug));
export type CategorySlug = z.infer<typeof CategorySlug>;
