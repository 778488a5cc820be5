/** Of languages other than those of the longest list: beginnings of words, and whole words where they stop. */
const endsHere = '(?!\\p{L})';

export const moreWords: readonly string[] = [
  // Polish
  'usuń(?! filtr)|usunąć(?! filtr)|skasuj|zamknij konto|anuluj (?:subskrypc|zamówien|rezerwac)',
  `zapłac|zapłać|płać${endsHere}|płatno|kup${endsHere}|kupuj|kupić|zamów|zamawiam|do kasy|rezerw|zarezerw|wynajm|wpłać`,
  'zaloguj|logowani|wyloguj|zarejestr|rejestrac|załóż konto|utwórz konto|dołącz',
  'akceptuj|zaakcept|zgoda|zgadz|odrzuć|zezwól|zablokuj|subskryb|zapisz się|wypisz',
  'zadzwoń|pobierz|drukuj|wydrukuj|zainstaluj|głosuj|zagłosuj|aplikuj',
  // Swedish
  'radera|ta bort(?! filter)|avsluta (?:konto|prenumer|medlem)|säg upp|avbeställ|avboka',
  `betala|köp${endsHere}|köpa${endsHere}|beställ|boka${endsHere}|bokning|hyra?${endsHere}|donera|skänk|till kassan`,
  'logga (?:in|ut)|bli medlem|gå med|skapa konto|godkänn|samtyck|avvisa|tillåt|blockera',
  'prenumerera|avregistrer|ring (?:oss|upp)|ladda (?:ner|ned|upp)|skriv ut|rösta',
  // Danish and Norwegian
  `slet${endsHere}|slett|avslutt (?:konto|abonn)|luk konto|opsig|si opp|betal|køb${endsHere}|kjøp|bestil|til kassen`,
  `lej${endsHere}|leie${endsHere}|log(?:g)? (?:ind|ud|inn|ut)${endsHere}|tilmeld|afmeld|meld (?:deg|dig|meg|mig) (?:på|av|til|fra)`,
  'opret (?:en )?konto|opprett konto|bliv medlem|godkend|godkjenn|godta|samtyk|afvis|avvis|tillad|tillat|blokér|blokker',
  `ring (?:til|op|nå|nu)|last (?:ned|opp)${endsHere}|hent (?:fil|app|pdf)|skriv ut|stem (?:på|nå|nu)`,
  // Turkish
  `(?<!filtre\\p{L}* )sil${endsHere}|hesabı kapat|öde${endsHere}|ödeme|satın al|sipariş|rezerv|kirala|bağış`,
  `giriş yap|oturum (?:aç|kapat)|çıkış yap|çıkış$|kayıt ol|kaydol|üye ol|katıl${endsHere}|kabul|reddet|izin ver|engelle`,
  `abone|bizi ara${endsHere}|hemen ara${endsHere}|[iİ]ndir${endsHere}|(?:dosya|fotoğraf) yükle|yazdır|oy ver|başvur`,
  // Russian
  `удали(?:ть|те)?${endsHere}(?! фильтр)|закрыть (?:аккаунт|сч[её]т)|отменить (?:заказ|подпис|брон)`,
  `оплат|заплат|плат[её]ж|купить|купи${endsHere}|покупк|заказ|оформить|брон|заброн|арендова|пожертв`,
  `войти|вход${endsHere}|выйти|выход${endsHere}|зарегистр|регистрац|авториз|создать (?:аккаунт|уч[её]тн)|присоедин`,
  'принять|принима|соглас|разрешить|разреша|отклон|отказа|запрет|заблокир|подписа|подписк|подпиш|отписа|отпиш',
  `позвон|скача|загрузить (?:файл|фото)|распечат|печать${endsHere}|проголос|голосова`,
  // Ukrainian
  `видал(?:ити|іть|и)${endsHere}(?! фільтр)|закрити рахунок|скасувати (?:замов|підпис|брон)`,
  'сплат|платіж|купити|придбати|замов|оформити|бронюва|орендува',
  `увійти|вхід${endsHere}|вийти|вихід${endsHere}|зареєстр|реєстрац|створити (?:акаунт|обліков)|приєдна`,
  'прийня|погоджу|погодити|дозволи|відхил|відмов|заблок|підписа|підписк|підпиш|відписа',
  'зателефон|подзвон|завантажити(?! (?:ще|більше))|роздрук|голосува',
];

export const moreSendingWords: readonly string[] = [
  'wyślij|prześlij|opublikuj|zatwierdź|potwierdź',
  `skicka|sänd${endsHere}|bekräfta|publicera|bekræft|bekreft|offentliggør|udgiv`,
  'gönder|yayınla|onayla',
  'отправ|посла|опублик|подтверд|надісла|надішл|відправ|підтверд',
];

/** Of scripts that part no words, or put others before them. */
export const wordsAnywhere: readonly string[] = [
  // Japanese
  '削除|消去|退会|解約|購入|買う|注文|支払|決済|お会計|レジに進|予約|申し?込|寄付',
  'ログイン|ログアウト|サインイン|サインアウト|サインアップ|会員登録|新規登録|登録する|登録$',
  '同意|承諾|許可|拒否|受け入れ|購読|配信停止|電話をかけ|電話する|応募|投票',
  'ダウンロード|アップロード|印刷|インストール',
  // Chinese
  '删除|刪除|注销|註銷|付款|支付|购买|購買|下单|下單|订购|訂購|订单|訂單|结账|結帳|结算|結算',
  '预订|預訂|预约|預約|租用|捐款|捐赠|捐贈|登录|登錄|登入|登出|退出(?=$|登|账|帳)|注册|註冊',
  '接受|允许|允許|拒绝|拒絕|订阅|訂閱|退订|退訂|拨打|撥打|致电|致電',
  '下载|下載|上传|上傳|打印|列印|安装|安裝|申请|申請',
  // Korean
  '(?<!필터 ?)삭제|탈퇴|해지|결제|구매(?! ?(?:후기|평))|구입|주문|예약|대여|기부|로그인|로그아웃|가입|등록하',
  '동의|수락|허용|거부|거절|차단|구독|전화 ?걸|전화하|다운로드|업로드|내려받|인쇄|설치|투표|지원하기|신청',
  // Arabic
  'حذف|احذف|الدفع|ادفع|شراء|اشتري|اشتر الآن|اطلب|الطلب|احجز|حجز|تبرع',
  'تسجيل|سجل الآن|سجل الدخول|دخول|خروج|إنشاء حساب|موافق|أوافق|اوافق|قبول|اقبل|أقبل|سماح|رفض|حظر',
  'اشترك|اشتراك|اتصل|تحميل(?! المزيد)|تنزيل|طباعة|تثبيت|تصويت',
];

export const sendingAnywhere: readonly string[] = [
  '送信|投稿|公開する|发送|發送|提交|发布(?!日|时)|發[佈布](?!日|時)|确认|確認$',
  '보내기|전송|제출|게시하기|أرسل|إرسال|ارسال|انشر',
];
