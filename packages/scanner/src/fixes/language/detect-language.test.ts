import { describe, expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

const sentences: [code: string, text: string][] = [
  ['en', 'Welcome to our shop. Here you find everything for your garden.'],
  ['de', 'Willkommen in unserem Laden. Hier finden Sie alles für Ihren Garten.'],
  ['fr', 'Bienvenue dans notre boutique. Vous trouverez ici tout pour votre jardin.'],
  ['es', 'Bienvenido a nuestra tienda. Aquí encontrará todo para su jardín.'],
  ['ca', 'Benvingut a la nostra botiga. Aquí trobareu tot per al vostre jardí.'],
  ['pt', 'Bem-vindo à nossa loja. Aqui você encontra tudo para o seu jardim.'],
  ['it', 'Benvenuti nel nostro negozio. Qui trovate tutto per il vostro giardino.'],
  ['sv', 'Välkommen till vår butik. Här hittar du allt för din trädgård.'],
  ['da', 'Velkommen til vores butik. Her finder du alt til din have.'],
  ['fi', 'Tervetuloa kauppaamme. Täältä löydät kaiken puutarhaasi.'],
  ['pl', 'Witamy w naszym sklepie. Tutaj znajdziesz wszystko do swojego ogrodu.'],
  ['cs', 'Vítejte v našem obchodě. Zde najdete vše pro svou zahradu.'],
  ['sk', 'Vitajte v našom obchode. Tu nájdete všetko pre svoju záhradu.'],
  ['sr', 'Добродошли у нашу продавницу. Овде ћете наћи све за своју башту.'],
  ['ru', 'Добро пожаловать в наш магазин. Здесь вы найдёте всё для сада.'],
  ['el', 'Καλώς ήρθατε στο κατάστημά μας. Εδώ θα βρείτε τα πάντα για τον κήπο σας.'],
  ['tr', 'Mağazamıza hoş geldiniz. Bahçeniz için her şeyi burada bulacaksınız.'],
  ['fa', 'به فروشگاه ما خوش آمدید. اینجا همه چیز برای باغ خود پیدا می‌کنید.'],
  ['ur', 'ہماری دکان میں خوش آمدید۔ یہاں آپ کو اپنے باغ کے لیے سب کچھ ملے گا۔'],
  ['he', 'ברוכים הבאים לחנות שלנו. כאן תמצאו הכל לגינה שלכם.'],
  ['zh', '欢迎来到我们的商店。在这里您可以找到花园所需的一切。'],
  ['ja', '私たちの店へようこそ。ここには庭に必要なものがすべてあります。'],
  ['ko', '저희 가게에 오신 것을 환영합니다. 여기에서 정원에 필요한 모든 것을 찾을 수 있습니다.'],
  [
    'vi',
    'Chào mừng bạn đến với cửa hàng của chúng tôi. Tại đây bạn có thể tìm thấy mọi thứ cho khu vườn của mình.',
  ],
  ['th', 'ยินดีต้อนรับสู่ร้านของเรา ที่นี่คุณจะพบทุกสิ่งสำหรับสวนของคุณ'],
  ['ro', 'Bun venit în magazinul nostru. Aici găsiți totul pentru grădina dumneavoastră.'],
  ['sq', 'Mirë se vini në dyqanin tonë. Këtu do të gjeni gjithçka për kopshtin tuaj.'],
];

/** Languages that the detector calls by the name of a neighbor, or can't tell from one. */
const unknown: [code: string, text: string][] = [
  [
    'af',
    'Welkom by ons winkel. Hier vind u alles wat u vir u tuin nodig het. Ons span help u graag met vrae oor plante, gereedskap en aflewering.',
  ],
  [
    'gl',
    'Benvidos á nosa tenda. Aquí atoparedes todo o que precisades para o voso xardín. O noso equipo axúdavos con calquera dúbida sobre as plantas.',
  ],
  [
    'cy',
    'Croeso i’n siop. Yma fe welwch bopeth sydd ei angen arnoch ar gyfer eich gardd. Bydd ein tîm yn falch o’ch helpu gydag unrhyw gwestiwn.',
  ],
  [
    'ga',
    'Fáilte go dtí ár siopa. Gheobhaidh tú gach rud anseo do do ghairdín. Beidh ár bhfoireann sásta cabhrú leat le haon cheist faoi phlandaí.',
  ],
  [
    'gd',
    'Fàilte don bhùth againn. Lorgaidh tu a h-uile rud an seo airson do ghàrraidh. Cuidichidh an sgioba againn leat le ceistean sam bith.',
  ],
  [
    'eo',
    'Bonvenon en nia vendejo. Ĉi tie vi trovas ĉion, kion vi bezonas por via ĝardeno. Nia teamo volonte helpas vin pri plantoj kaj iloj.',
  ],
  [
    'la',
    'Salve in taberna nostra. Hic omnia invenies quae hortus tuus postulat. Servi nostri libenter te adiuvabunt de plantis et instrumentis.',
  ],
  [
    'lb',
    'Wëllkomm an eisem Buttek. Hei fannt Dir alles wat Dir fir Äre Gaart braucht. Eist Team hëlleft Iech gär bei Froen iwwer Planzen a Geschir.',
  ],
  [
    'fy',
    'Wolkom yn ús winkel. Hjir fine jo alles wat jo foar jo tún nedich hawwe. Us team helpt jo graach mei fragen oer planten en ark.',
  ],
  [
    'oc',
    'Benvenguda dins nòstra botiga. Aicí trobaretz tot çò que vos cal pel vòstre òrt. Nòstra còla vos ajudarà amb plaser sus las plantas.',
  ],
  [
    'mk',
    'Добредојдовте во нашата продавница. Овде ќе најдете сè што ви треба за вашата градина. Нашиот тим со задоволство ќе ви помогне за растенијата.',
  ],
  [
    'bs',
    'Dobrodošli u našu prodavnicu. Ovdje ćete naći sve što vam treba za vašu baštu. Naš tim će vam rado pomoći oko biljaka i alata.',
  ],
  [
    'srLatn',
    'Dobrodošli u našu prodavnicu. Ovde ćete naći sve što vam treba za vašu baštu. Naš tim će vam rado pomoći oko biljaka i alata.',
  ],
  [
    'id',
    'Selamat datang di toko kami. Di sini Anda menemukan semua yang dibutuhkan untuk kebun Anda. Tim kami dengan senang hati membantu Anda.',
  ],
  [
    'jv',
    'Sugeng rawuh ing toko kita. Ing kene sampeyan nemokake kabeh sing dibutuhake kanggo kebon sampeyan. Tim kita seneng mbantu sampeyan.',
  ],
  [
    'sw',
    'Karibu kwenye duka letu. Hapa utapata kila kitu unachohitaji kwa bustani yako. Timu yetu itafurahi kukusaidia kuhusu mimea na vifaa.',
  ],
  [
    'zu',
    'Siyakwamukela esitolo sethu. Lapha uzothola konke okudingayo engadini yakho. Ithimba lethu lizojabula ukukusiza ngezitshalo namathuluzi.',
  ],
  [
    'so',
    'Ku soo dhowow dukaankayaga. Halkan waxaad ka heli doontaa wax kasta oo aad u baahan tahay beertaada. Kooxdayadu waxay ku caawin doontaa.',
  ],
  [
    'mt',
    'Merħba fil-ħanut tagħna. Hawn issib dak kollu li għandek bżonn għall-ġnien tiegħek. It-tim tagħna jgħinek bil-qalb dwar il-pjanti.',
  ],
  [
    'ht',
    'Byenveni nan boutik nou an. Isit la w ap jwenn tout sa ou bezwen pou jaden ou. Ekip nou an ap kontan ede w ak nenpòt kesyon.',
  ],
  [
    'ne',
    'हाम्रो पसलमा स्वागत छ। यहाँ तपाईंले आफ्नो बगैंचाको लागि चाहिने सबै कुरा पाउनुहुनेछ। हाम्रो टोलीले तपाईंलाई खुशीसाथ मद्दत गर्नेछ।',
  ],
  [
    'sa',
    'अस्माकं आपणे स्वागतम्। अत्र भवान् उद्यानस्य कृते सर्वं प्राप्स्यति। अस्माकं दलं सस्यानां विषये भवतः साहाय्यं करिष्यति।',
  ],
  [
    'ps',
    'زموږ پلورنځي ته ښه راغلاست. دلته به تاسو د خپل باغ لپاره هرڅه ومومئ. زموږ ټیم به په خوښۍ سره ستاسو سره مرسته وکړي.',
  ],
  [
    'ckb',
    'بەخێربێن بۆ فرۆشگاکەمان. لێرە هەموو شتێک بۆ باخچەکەت دەدۆزیتەوە. تیمەکەمان بە خۆشحاڵییەوە یارمەتیت دەدات لە پرسیارەکانت.',
  ],
  [
    'ug',
    'دۇكىنىمىزغا خۇش كەپسىز. بۇ يەردە باغچىڭىزغا كېرەكلىك ھەممە نەرسىنى تاپالايسىز. گۇرۇپپىمىز سىزگە خۇشاللىق بىلەن ياردەم قىلىدۇ.',
  ],
  [
    'sd',
    'اسان جي دڪان ۾ ڀليڪار. هتي توهان کي پنهنجي باغ لاءِ هر شيءِ ملندي. اسان جي ٽيم خوشيءَ سان توهان جي مدد ڪندي.',
  ],
  [
    'yi',
    'ברוכים הבאים אין אונדזער קראָם. דאָ וועט איר געפֿינען אַלץ וואָס איר דאַרפֿט פֿאַר אײַער גאָרטן. אונדזער מאַנשאַפֿט וועט אײַך גערן העלפֿן.',
  ],
  [
    'kk',
    'Біздің дүкенге қош келдіңіз. Мұнда сіз бақшаңызға қажет барлық нәрсені табасыз. Біздің ұжым сізге өсімдіктер туралы көмектеседі.',
  ],
  [
    'ky',
    'Биздин дүкөнгө кош келиңиз. Бул жерден бакчаңызга керектүү нерселердин баарын табасыз. Биздин жамаат сизге кубануу менен жардам берет.',
  ],
  [
    'mn',
    'Манай дэлгүүрт тавтай морилно уу. Эндээс та цэцэрлэгтээ хэрэгтэй бүх зүйлийг олох болно. Манай баг танд туслахдаа таатай байх болно.',
  ],
  [
    'tt',
    'Безнең кибеткә рәхим итегез. Монда сез бакчагыз өчен кирәк булган бар нәрсәне табарсыз. Безнең төркем сезгә теләп ярдәм итәр.',
  ],
  [
    'uz',
    'Do‘konimizga xush kelibsiz. Bu yerda bog‘ingiz uchun kerak bo‘lgan hamma narsani topasiz. Jamoamiz sizga mamnuniyat bilan yordam beradi.',
  ],
  [
    'tg',
    'Хуш омадед ба мағозаи мо. Дар ин ҷо шумо ҳама чизро барои боғи худ меёбед. Дастаи мо бо хурсандӣ ба шумо кӯмак мекунад.',
  ],
  [
    'fo',
    'Vælkomin í handilin hjá okkum. Her finnur tú alt tað, tú hevur brúk fyri til urtagarðin. Okkara toymi hjálpir tær fegin.',
  ],
  ['si', 'අපගේ වෙළඳසැලට සාදරයෙන් පිළිගනිමු. මෙහිදී ඔබේ වත්ත සඳහා අවශ්‍ය සියල්ල සොයාගත හැකිය.'],
  ['km', 'សូមស្វាគមន៍មកកាន់ហាងរបស់យើង។ នៅទីនេះអ្នកនឹងរកឃើញអ្វីៗគ្រប់យ៉ាងសម្រាប់សួនច្បាររបស់អ្នក។'],
  ['my', 'ကျွန်ုပ်တို့၏ဆိုင်မှ ကြိုဆိုပါတယ်။ ဒီမှာ သင့်ဥယျာဉ်အတွက် လိုအပ်သမျှကို ရှာတွေ့နိုင်ပါတယ်။'],
  [
    'br',
    'Degemer mat en hor stal. Amañ e kavot kement tra hoc’h eus ezhomm evit ho liorzh. Hor skipailh a sikouro ac’hanoc’h gant plijadur.',
  ],
  [
    'co',
    'Benvenuti in a nostra buttega. Quì truverete tuttu ciò chì vi bisogna per u vostru giardinu. A nostra squadra vi aiuterà cun piacè.',
  ],
  [
    'an',
    'Bienveniu a la nuestra botiga. Aquí trobarez tot lo que amenistez ta lo vuestro huerto. Lo nuestro equipo tos aduyará con goyo.',
  ],
  [
    'ast',
    'Bienveníu a la nuesa tienda. Equí vas atopar tolo que precises pal to xardín. El nuesu equipu va ayudate con prestu.',
  ],
  [
    'sco',
    "Walcome tae oor shop. Here ye'll find awthing ye need for yer gairden. Oor team will be blythe tae help ye wi onie speirins anent plants.",
  ],
  [
    'nds',
    'Willkamen in usen Laden. Hier finnt ji allens, wat ji för jonen Goorn bruukt. Uns Lüüd helpt jo geern bi Fragen över Planten.',
  ],
  [
    'hsb',
    'Witajće do našeho wobchoda. Tu namakaće wšitko, štož za swoju zahrodu trjebaće. Naš team wam rady pomha při prašenjach wo rostlinach.',
  ],
  [
    'rm',
    'Bainvegni en nossa butia. Qua chattais vus tut quai che vus duvrais per voss iert. Noss team gida vus gugent cun dumondas davart plantas.',
  ],
  [
    'mi',
    'Nau mai ki tō mātou toa. Ka kitea e koe ngā mea katoa mō tō māra ki konei. Ka koa tā mātou kapa ki te āwhina i a koe.',
  ],
  [
    'ceb',
    'Maligayang pag-abot sa among tindahan. Dinhi imong makita ang tanan nga imong gikinahanglan para sa imong tanaman.',
  ],
];

const noProse: [what: string, text: string][] = [
  [
    'code',
    'const x = document.querySelector("main"); npm install --save-exact; git push origin main; function render(props) { return props.children; }',
  ],
  [
    'brands',
    'Sony Canon Nikon Panasonic Samsung Leica Fujifilm Olympus Pentax Sigma Tamron Zeiss Hasselblad Kodak Polaroid Ricoh',
  ],
  [
    'names',
    'Maria Schmidt, John Smith, Pierre Dupont, Giovanni Rossi, Anna Kowalska, Jan Novák, Lars Hansen, Yuki Tanaka',
  ],
  [
    'two languages',
    'Welcome to our shop. Here you find everything. Willkommen in unserem Laden. Hier finden Sie alles für Ihren Garten.',
  ],
  [
    'filler text',
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam.',
  ],
  ['a few words', 'Home About Contact Sign in'],
  ['figures', '12 345,00 € 99 USD 2024-01-01'],
  ['nothing', ''],
  ['signs', '!!! ??? ... --- *** '.repeat(20)],
];

describe('the language of a text', () => {
  test.each(sentences)('is %s', async (code, text) => {
    expect(await detectLanguage(text)).toBe(code);
  });

  test.each(unknown)('is not taken for another one: %s', async (_, text) => {
    expect(await detectLanguage(text)).toBeNull();
  });

  test.each(noProse)('is not certain for %s', async (_, text) => {
    expect(await detectLanguage(text)).toBeNull();
  });
});
