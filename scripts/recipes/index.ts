import { mailRecipe } from './mail-recipe.ts';
import type { Recipe } from './recipe.ts';
import { routeRecipe } from './route-recipe.ts';

/** The recipes that are proved. */
export const recipes: readonly Recipe[] = [routeRecipe, mailRecipe];
