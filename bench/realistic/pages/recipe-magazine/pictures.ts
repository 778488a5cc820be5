import { drawDish } from '../../pictures/draw-dish.ts';
import { drawScene } from '../../pictures/draw-scene.ts';

/** Dishes and the shop, as the files that the page names. */
export const pictures: Record<string, string> = {
  'img/oyakodon.svg': drawDish({
    bowl: '#f4efe6',
    food: ['#ffd65c', '#fff3c4', '#f6b93b'],
    cloth: '#fbf6ec',
  }),
  'img/step-1.svg': drawDish({ bowl: '#3c4a3e', food: ['#e8d9a8', '#d8c382'], cloth: '#c7d3bd' }),
  'img/step-2.svg': drawDish({ bowl: '#39404a', food: ['#e9b48c', '#f3d7b5'], cloth: '#d9cbb8' }),
  'img/step-3.svg': drawDish({ bowl: '#39404a', food: ['#ffdf70', '#fff0bd'], cloth: '#e6d3b1' }),
  'img/misoshiru.svg': drawDish({
    bowl: '#7a2c1d',
    food: ['#b98345', '#f2ead8'],
    cloth: '#dcd0c0',
  }),
  'img/nikujaga.svg': drawDish({
    bowl: '#4a5a78',
    food: ['#a8642d', '#e3b04b', '#d9662b'],
    cloth: '#cbd5dd',
  }),
  'img/onigiri.svg': drawDish({ bowl: '#6b4a2f', food: ['#ffffff', '#20301f'], cloth: '#e9e2cf' }),
  'img/soba.svg': drawDish({ bowl: '#2e2a28', food: ['#8b7765', '#5f7f4a'], cloth: '#c9bda9' }),
  'img/shop.svg': drawScene({
    sky: ['#f9d8a6', '#fbeed3'],
    hills: ['#6b7f59', '#4f6244'],
    sun: '#e2583e',
  }),
};
