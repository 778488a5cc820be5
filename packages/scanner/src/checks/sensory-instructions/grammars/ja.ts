import type { Grammar } from '../grammar.ts';

export const ja: Grammar = {
  verb: '押|クリック|タップ|選|ご覧|見|使|ご利用|利用|入力|記入|開',
  article: 'を|に|から|で|へ|の中から',
  and: 'と|または|、',
  colors: {
    red: '赤い|赤色の|赤の',
    green: '緑色の|緑の|みどりの',
    blue: '青い|青色の|青の|水色の',
    yellow: '黄色い|黄色の',
    orange: 'オレンジ色の|オレンジの|橙色の',
    purple: '紫色の|紫の',
    pink: 'ピンク色の|ピンクの|桃色の',
    black: '黒い|黒の',
    white: '白い|白の',
    gray: '灰色の|グレーの',
    brown: '茶色い|茶色の',
  },
  round: '丸い|円形の|円い',
  shape: '色付きの|カラフルな|四角い|三角の|三角形の|星形の|長方形の|正方形の',
  size: '大きな|大きい|小さな|小さい',
  side: '(?:画面|ページ)?(?:の)?(?:右下|右上|左下|左上|右側|左側|右|左|上|下)(?:の|にある)',
  control: 'ボタン|アイコン|リンク|入力欄|欄|矢印|丸|記号|マーク',
  part: '枠|パネル|列|バー|メニュー|ボックス',
  place: '',
  descriptions: 'before',
  isJoined: true,
};
