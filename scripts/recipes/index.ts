import { checkRecipe } from './check-recipe.ts';
import { engineRecipe } from './engine-recipe.ts';
import { fieldRecipe } from './field-recipe.ts';
import { mailRecipe } from './mail-recipe.ts';
import type { Recipe } from './recipe.ts';
import { routeRecipe } from './route-recipe.ts';

/** The recipes that are proved. */
export const recipes: readonly Recipe[] = [
  engineRecipe,
  checkRecipe,
  fieldRecipe,
  routeRecipe,
  mailRecipe,
];
