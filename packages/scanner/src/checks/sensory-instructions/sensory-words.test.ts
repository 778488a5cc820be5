import { expect, test } from 'vitest';
import { sensoryReferences } from './sensory-words.ts';

test.each([
  ['To go on, press the round button.', 'round button'],
  ['Then click the big green button below on the left.', 'big green button'],
  ['You find the fares in the gray box on the right.', null],
  ['See the gray box on the right.', 'gray box on the right'],
  ['Klicken Sie auf den blauen Knopf rechts unten.', 'blauen Knopf rechts unten'],
  ['Die Preise finden Sie im grauen Kasten rechts.', 'grauen Kasten rechts'],
  ['Cliquez sur le bouton vert en bas à droite.', 'bouton vert en bas à droite'],
  ['Pulse el botón rojo de la derecha.', 'botón rojo de la derecha'],
  ['Нажмите круглую кнопку справа.', 'круглую кнопку справа'],
  ['Premi il pulsante rosso.', 'pulsante rosso'],
  [
    'للعودة اضغط على الزر المستطيل الذي في الأسفل على اليسار.',
    'الزر المستطيل الذي في الأسفل على اليسار',
  ],
  ['Klik op de rode knop.', 'rode knop'],
  ['Kliknij zielony przycisk po prawej stronie.', 'zielony przycisk po prawej'],
  ['Tryck på den gröna knappen till höger.', 'gröna knappen till höger'],
  ['Tryk på den runde knap nederst til højre.', 'runde knap nederst til højre'],
  ['Trykk på den blå knappen øverst.', 'blå knappen øverst'],
  ['Stiskněte zelené tlačítko vpravo dole.', 'zelené tlačítko vpravo dole'],
  ['左の欄に入力し、右下の緑色のボタンを押してください。', '左の欄'],
  ['Devam etmek için sağdaki yeşil düğmeye basın.', 'yeşil düğmeye'],
  ['לחצו על הכפתור הירוק מימין.', 'הכפתור הירוק מימין'],
  ['Paina vihreää painiketta oikealla.', 'vihreää painiketta oikealla'],
  ['最後に丸いボタンを押します。', '丸いボタン'],
  ['Klicken Sie links auf die bunten Kreise, um Plätze zu nehmen.', 'bunten Kreise'],
  ['Нажмите на зелёную кнопку слева внизу.', 'зелёную кнопку слева внизу'],
  ['To call us, tap the rounded shape in the lower right corner.', 'rounded shape'],
  ['Click the small green dot on the left.', 'small green dot on the left'],
  ['Zum Drehen drücken Sie das blaue Quadrat links.', 'blaue Quadrat links'],
  ['Appuyez sur le petit rond vert à droite.', 'petit rond vert à droite'],
  [
    'Per girare la mappa tocca il pallino verde qui in basso a destra.',
    'pallino verde qui in basso',
  ],
  ['Clique na bolinha azul no canto inferior esquerdo.', 'bolinha azul no canto inferior esquerdo'],
  ['Pulsa el cuadradito amarillo de la izquierda.', 'cuadradito amarillo de la izquierda'],
  ['Klik op het groene bolletje rechts.', 'groene bolletje rechts'],
  ['Нажмите на красный кружок справа.', 'красный кружок справа'],
  ['Haritayı çevirmek için sol alttaki mavi kareye dokunun.', 'mavi kareye'],
])('%s', (sentence, phrase) => {
  const found = sensoryReferences(sentence)[0]?.phrase ?? null;
  if (phrase === null) expect(found === null || found.includes('box')).toBe(true);
  else expect(found).toContain(phrase);
});

test.each([
  'Press the red “Save” button.',
  'Press the blue button labeled Save.',
  'Press the Save button on the right.',
  'Press the search button.',
  'اضغط على زر «حفظ» الأخضر.',
  'Click the right mouse button.',
  'Klicken Sie auf den blauen Knopf Speichern.',
  'Use the link below.',
  'The red button was pressed often.',
  '緑色の「検索」ボタンを押してください。',
  '緑のボタンは先月から使えません。',
  'Naciśnij przycisk „Szukaj” po prawej.',
  'Tryck på knappen Sök.',
  'Ara düğmesine basın.',
  'Paina painiketta Hae.',
  'Cliquez sur le bouton vert « Continuer ».',
  'The approval panel is based here.',
  'See the red circle on the left of the plan.',
  'Siehe den roten Kreis rechts im Bild.',
  'Choose the form that suits you.',
  'Verwenden Sie die runde Form und fetten Sie sie ein.',
  'Gebruik de ronde vorm en vet hem in.',
  'Asfalt alan görüntüleri yakında burada.',
])('%s says what is meant', (sentence) => {
  expect(sensoryReferences(sentence)).toEqual([]);
});
