export const ingredients = [
  { name: '鶏もも肉', amount: 200, unit: 'グラム' },
  { name: '卵', amount: 4, unit: '個' },
  { name: '玉ねぎ', amount: 1, unit: '個' },
  { name: '一番だし', amount: 150, unit: 'ミリリットル' },
  { name: 'しょうゆ', amount: 2, unit: '大さじ' },
  { name: 'みりん', amount: 3, unit: '大さじ' },
  { name: '砂糖', amount: 1, unit: '小さじ' },
  { name: 'ごはん', amount: 400, unit: 'グラム' },
  { name: '三つ葉', amount: 6, unit: '本' },
];

export const steps = [
  {
    title: '具材を切る',
    text: '玉ねぎは繊維にそって五ミリの薄切りにします。鶏肉は余分な脂を取り、一口大のそぎ切りにします。',
    picture: 'step-1',
    alt: '薄切りの玉ねぎを入れた緑の鉢',
  },
  {
    title: 'だしで煮る',
    text: '浅い鍋にだしと調味料を入れて火にかけ、玉ねぎ、鶏肉の順に並べて中火で四分煮ます。途中で一度だけ返します。',
    picture: 'step-2',
    alt: '黒い鍋の中で煮えている鶏肉',
  },
  {
    title: '卵でとじる',
    text: '溶いた卵の三分の二を回し入れ、ふたをして三十秒。残りの卵を加え、火を止めて余熱で仕上げます。',
    picture: 'step-3',
    alt: '半熟の卵でとじた鍋の中の具',
  },
];

export const nutrition: [string, string, string][] = [
  ['エネルギー', '678キロカロリー', '31％'],
  ['たんぱく質', '36グラム', '45％'],
  ['脂質', '22グラム', '35％'],
  ['炭水化物', '82グラム', '26％'],
  ['食塩相当量', '2.9グラム', '41％'],
];

export const comments = [
  {
    who: 'みどりさん',
    when: '四月十二日',
    text: '卵を二回に分けるだけでお店の味になりました。子どもたちもおかわりしました。',
  },
  {
    who: '健太さん',
    when: '四月九日',
    text: 'だしを取るところから作りました。少し甘めなので、砂糖は半分にしてもよいと思います。',
  },
  {
    who: 'ゆきさん',
    when: '三月三十日',
    text: '一人分で作るときは小さな鍋を使うと卵が広がりすぎず、きれいに仕上がります。',
  },
];

export const news = [
  { date: '2026-04-03', day: '4月3日', text: '春のお品書きを始めました', page: 'spring-menu' },
  { date: '2026-03-28', day: '3月28日', text: '五月の連休の営業時間', page: 'holidays' },
  { date: '2026-03-15', day: '3月15日', text: '味噌づくり教室の参加者募集', page: 'miso-class' },
];

export const related: {
  picture: string;
  alt: string;
  title: string;
  minutes: number;
  grade: 'easy' | 'medium' | 'hard';
}[] = [
  {
    picture: 'misoshiru',
    alt: '赤い椀に入った豆腐の味噌汁',
    title: '豆腐とわかめの味噌汁を毎日かかさずおいしく作るための、だしと火かげんの小さな工夫',
    minutes: 10,
    grade: 'easy',
  },
  {
    picture: 'nikujaga',
    alt: '青い鉢に盛られた肉じゃが',
    title: 'ほくほくの肉じゃが、煮くずれさせない火かげんと並べ方',
    minutes: 45,
    grade: 'medium',
  },
  {
    picture: 'onigiri',
    alt: '海苔を巻いたおにぎり',
    title: '冷めてもふっくら、運動会の朝に三十分でにぎるおにぎり',
    minutes: 30,
    grade: 'easy',
  },
  {
    picture: 'soba',
    alt: '黒い器に入った温かいそば',
    title: '家で打つ十割そば、粉の選びかたから切りかたまでの手引き',
    minutes: 120,
    grade: 'hard',
  },
];
