/** As `en.ts`: Hindi in its own letters, and in Latin ones as many people type it. */
export const hindi = `
flood.during | घर में पानी घुस आया है, हम 6 लोग छत पर हैं
flood.during | ~ ghar me pani aa rha h jldi btao
flood.during | हमारी गली में बाढ़ आ गई
flood.during | पानी गर्दन तक आ गया है
flood.during | ~ chhat par fase h niche pani
flood.during | नदी का पानी बढ़ता जा रहा है
flood.during | ~ gadi pani me band ho gyi bache andar h
flood.during | मैं बह रहा हूँ
flood.during | naav bhejo hum chat pe hai
flood.never | घुटने तक पानी है, पैदल पार कर सकते हैं?
flood.never | ~ bhare pani me bike chla skte h kya
flood.after | पानी उतर गया, अब घर में जाएँ?
flood.after | ~ badh ke bad ghar ki safai kese kre
flood.mould | दीवारों पर काली फफूंद लग गई है
flood.mould | ~ deewar pe silan aur badbu
flood.before | कल नदी में पानी बढ़ेगा, क्या तैयारी करें
flood.before | ~ badh ane se phle kya kre
earthquake.during | सब कुछ हिल रहा है
earthquake.during | ~ bhukamp aa rha h kha jau
earthquake.during | इमारत झूल रही है सामान गिर रहा है
earthquake.never | हिलते समय सीढ़ी से नीचे भागूँ?
earthquake.after | ~ fir se jhatke aynge kya
earthquake.after | भूकंप से दीवार में दरार आ गई, अंदर सोएँ?
earthquake.before | भूकंप के लिए घर मजबूत कैसे करें
fire.during | मेरे घर में आग लग गई
fire.during | ~ dhua hi dhua h kuch dikh nhi rha
fire.during | पर्दे में आग पकड़ ली
fire.during | ~ rasoi jal rhi h
fire.during | gas cylinder me aag lag gayi
fire.wildfire | पहाड़ के जंगल की आग हमारी तरफ आ रही है
fire.wildfire | ~ jungal me aag lagi h gaon k pas
fire.never | घर जल रहा है, कुत्ते को लेने वापस अंदर जाऊँ?
fire.never | ~ jalte tel pe pani dalu kya
fire.after | आग बुझ गई, अंदर कब जाएँ
fire.after | ~ rakh kese saf kre
fire.before | धुएँ वाला अलार्म कहाँ लगाएँ
storm.during | हवा से छत उड़ रही है
storm.during | ~ tufan aa gya khidki tut rhi h
storm.during | चारों तरफ बिजली गिर रही है और हम खेत में हैं
storm.during | अचानक हवा रुक गई, चक्रवात खत्म हो गया?
storm.never | घर के अंदर जनरेटर चला सकते हैं?
storm.never storm.during | ~ bijli kadak rhi ped ke niche khada ho jau
storm.after | तूफान निकल गया, सड़क पर तार गिरे हैं
storm.after | ~ tufaan k baad bahar kab nikle
storm.before | शुक्रवार को चक्रवात आएगा, कैसे तैयार हों
storm.before | ~ khidkiyo pe lakdi kese lgaye
landslide.during | पहाड़ से मलबा नीचे आ रहा है
landslide.during | ~ pahad khisak rha h pathar gir rhe
landslide.during | ढलान से चटकने की आवाज़ आ रही है
landslide.never | सड़क पर मलबा आ गया, ऊपर से पार करूँ?
landslide.after | ~ pahad girne se ghar dab gye
landslide.before | घर के ऊपर ज़मीन में नई दरारें हैं, पेड़ झुक रहे हैं
first-aid.check first-aid.recovery | सड़क पर एक आदमी पड़ा है, हिल नहीं रहा
first-aid.check first-aid.recovery | ~ uth nhi rhi h jwab nhi de rhi
first-aid.check | ~ accident ho gya sbse phle kya kru
first-aid.call | एम्बुलेंस को फ़ोन पर क्या बताऊँ
first-aid.call | ~ kis nmbr pe phone kre
first-aid.call first-aid.check | मदद करो
first-aid.cpr | उसकी नब्ज नहीं चल रही
first-aid.cpr first-aid.check | ~ papa ki sans nhi chl rhi
first-aid.cpr | दिल की धड़कन बंद हो गई
first-aid.cpr | कितनी बार छाती दबाएँ फिर साँस दें
first-aid.cpr-child | नवजात नीला पड़ गया, साँस नहीं ले रहा
first-aid.cpr-child | ~ bachi sans nhi le rhi 3 sal ki
first-aid.recovery first-aid.check | माँ बेहोश हो गई पर साँस चल रही है
first-aid.recovery first-aid.check | ~ wo behos h hosh nhi aa rha
first-aid.bleeding | बाँह से खून की धार निकल रही है
first-aid.bleeding | ~ khun band nhi ho rha
first-aid.bleeding | उसे पेट में चाकू मार दिया
first-aid.bleeding | काँच से गहरा कट गया, बहुत खून
first-aid.choking | बच्चे ने सिक्का निगल लिया, साँस नहीं आ रही
first-aid.choking | ~ dada k gle me roti fas gyi
first-aid.chest-pain | सीने में दर्द
first-aid.chest-pain first-aid.cpr | ~ hart atack aaya h
first-aid.chest-pain | छाती पर भारीपन और पसीना आ रहा है
first-aid.stroke | मुँह एक तरफ टेढ़ा हो गया
first-aid.stroke | ~ ek hath nhi uth rha bol bhi nhi pa rhe
first-aid.poisoning | उसने फिनाइल पी लिया
first-aid.poisoning | ~ chuhe mrne ki dwa kha li
first-aid.poisoning | बच्चे ने दादी की गोलियाँ खा लीं
first-aid.poisoning | अंगीठी के धुएँ से सबको चक्कर आ रहे हैं
first-aid.poisoning | usne bahut saari neend ki goli kha li
first-aid.burns | गरम तेल हाथ पर गिर गया
first-aid.burns | ~ chule se hath jl gya
first-aid.burns | जलने से छाले पड़ गए
first-aid.electric-shock | उसने नंगा तार पकड़ लिया
first-aid.electric-shock | ~ curent lg gya switch se
first-aid.fracture | पैर की हड्डी बाहर दिख रही है
first-aid.fracture | ~ kalai tut gyi lgta h
first-aid.fracture | सीढ़ी से गिर गया, पैर सुन्न हैं
first-aid.shock | टक्कर के बाद पीला और ठंडा पसीना आ रहा है
first-aid.shock | ~ shrir thnda pila pd gya khun bahne k bad
first-aid.crush | भाई पर दीवार गिर गई, पैर दबे हैं
first-aid.crush earthquake.after | ~ log malbe me dabe h
first-aid.drowning | लड़के को नदी से निकाला
first-aid.drowning | ~ wo talab me dub rhi h
first-aid.cold | पूरा भीग गया, काँप रहा है और नींद आ रही है
first-aid.cold | ~ ungliya thand se sunn jam gyi
first-aid.heat | धूप में गिर पड़ा, बदन तप रहा है
first-aid.heat | ~ lu lg gyi chakkar aa rhe
first-aid.wounds | पैर में जंग लगी कील चुभ गई
first-aid.wounds | ~ ghav me mavad aur sujan
first-aid.snake | साँप ने मेरे बेटे को काट लिया
first-aid.snake | ~ nag ne das liya
first-aid.diarrhoea | बच्चे को कल से दस्त लग रहे हैं
first-aid.diarrhoea | ~ heja ulti dst
first-aid.birth | पत्नी को दर्द उठा है, बच्चा होने वाला है
first-aid.birth | ~ pani ki theli fat gyi bacha ane vala
first-aid.mind | भूकंप के बाद से रोना और काँपना बंद नहीं होता
first-aid.mind | ~ bht ghabrahat ho rhi dar lg rha
first-aid.suicide | मैं मर जाना चाहता हूँ
first-aid.suicide | ~ jine ka mn nhi h khudkushi
first-aid.suicide | मेरी सहेली जान देने की बात कर रही है
go-bag.food | आपातकालीन बैग में कितना पानी और खाना रखें
go-bag.health | बैग में कौन सी दवाइयाँ रखें
go-bag.papers | ~ konse kagaj sath le jaye adhar card
go-bag.tools | टॉर्च और रेडियो रखना है क्या बैग में
go-bag.clothes | ~ kon se kapde jute pack kre
go-bag.family | बच्चे के लिए क्या रखें, डायपर दूध
go-bag.family | ~ dadi aur kutte k liye kya pack kre
water-food.water water-food.boil | कुएँ का पानी पी सकते हैं?
water-food.water | ~ nadi ka pani pine layak h kya
water-food.boil | पानी कितने मिनट उबालना है
water-food.chlorine | ~ pine k pani me kitna blich dale
water-food.store | पीने का पानी किसमें रखें
water-food.store | ~ ek admi ko din me kitne litr pani
water-food.food | कल से बिजली नहीं है, फ्रिज का मांस ठीक है?
water-food.food | ~ badh me bhigi sabji kha skte h
water-food.hygiene | शौचालय नहीं है, शौच कहाँ करें
water-food.hygiene | ~ sabun nhi h hath kese dhoye
family-plan.plan | कुछ हो जाए तो परिवार कहाँ मिले
family-plan.plan | ~ family ka emergncy plan bnana h
family-plan.phone | सिग्नल नहीं है और बैटरी 5% है
family-plan.phone | ~ call nhi lg rhi network gayab
family-plan.children | बच्चों को कैसे समझाऊँ कि क्या हो रहा है
family-plan.care | पिताजी ऑक्सीजन पर हैं और बिजली गई
family-plan.care | ~ insulin khtm ho gyi
family-plan.apart | भीड़ में भाई बिछड़ गया
family-plan.lost-contact | भूकंप के बाद से माँ-बाप की कोई ख़बर नहीं
family-plan.lost-contact | ~ bhen phone nhi utha rhi
family-plan.children-alone | एक बच्ची अकेली है, माँ का पता नहीं
family-plan.children-alone | ~ khoya hua ladka mila ma bap nhi h
none | कल मैच कौन जीता
none | ~ gadi ki emi kese bhre
none | फ्रांस की राजधानी क्या है
none | mujhe naya mobile kharidna hai
none | शादी का कार्ड कैसे बनाएँ
flood.during | गली नदी बन गई है और पानी दुकान में आ रहा है
flood.during | meri car tair rahi hai
flood.never | beta tairkar padosi ke ghar jana chahta hai
flood.after | ghar dooba tha, ab bijli chalu kar sakte hain?
flood.mould | भीगे गद्दों का क्या करें
flood.before | हम नदी किनारे रहते हैं, बरसात आने वाली है
earthquake.during | पाँचवीं मंज़िल पर हूँ बहुत ज़ोर से हिल रहा है
earthquake.never | kya chaukhat sabse surakshit hai
earthquake.after | भूकंप के बाद गैस की बदबू आ रही है
fire.during | इमारत के गलियारे में धुआँ है, रुकें या निकलें
fire.wildfire | आग सड़क पार करके गाँव के पीछे आ गई
fire.never | building me aag hai lift se utre?
fire.after | आग के बाद खाना खा सकते हैं क्या
fire.before | हीटर बिस्तर से कितनी दूर रखें
storm.during | chhat ud rahi hai
storm.never | गर्मी के लिए अंदर कोयला जला सकते हैं?
storm.after | बिजली के तार पर पेड़ गिर गया घर के सामने
storm.before | खिड़कियों पर टेप लगाऊँ?
landslide.during | घर के पीछे पहाड़ी से आवाज़ आ रही, रात भर बारिश
landslide.never | सड़क के कीचड़ पर गाड़ी निकाल लूँ?
landslide.before | दरवाज़ा बंद नहीं होता और आँगन में दरार, हम ढलान पर रहते हैं
first-aid.check | bike accident, sadak par aadmi
first-aid.call | 112 ko kya bolu
first-aid.cpr | seena kitni tezi se dabana hai
first-aid.cpr-child | baby neela aur dheela pad gaya
first-aid.recovery | sharab pi ke behosh hai par saans le raha
first-aid.bleeding | आरी से जाँघ कट गई खून ही खून
first-aid.choking | machhli ka kanta gale me
first-aid.chest-pain | छाती का दर्द जबड़े तक जा रहा है
first-aid.stroke | मुँह टेढ़ा और बड़बड़ा रहा है
first-aid.poisoning | 2 saal ke bacche ne harpic pi liya
first-aid.poisoning | जनरेटर कमरे में चल रहा था, सिर दर्द और चक्कर
first-aid.burns | बच्ची पर चाय गिर गई
first-aid.electric-shock | भाई वाशिंग मशीन के तार से चिपक गया
first-aid.fracture | हाथ उल्टा मुड़ गया
first-aid.shock | खून बह गया, अब पीला और पसीने में है
first-aid.crush | एक घंटे से टाँगों पर बीम है
first-aid.drowning | भतीजी को पूल से निकाला
first-aid.cold | रात भर बर्फ में थे, अब काँपना बंद हो गया
first-aid.heat | din bhar khet me kaam kiya, pasina nahi aa raha
first-aid.wounds | kutte ne haath pe kaat liya
first-aid.snake | घास में कुछ काट गया, दो छोटे निशान
first-aid.diarrhoea | कितना नमक और चीनी
first-aid.birth | हर दो मिनट में दर्द उठ रहा है, नौवाँ महीना
first-aid.mind | तूफ़ान के बाद से बेटी बोलती नहीं
first-aid.suicide | मेरे बिना सब बेहतर रहेंगे
go-bag.papers | जन्म प्रमाणपत्र और नकद
go-bag.tools | power bank aur seeti
go-bag.family | बिल्ली के लिए क्या पैक करूँ
water-food.water | नल का पानी भूरा आ रहा है
water-food.chlorine | 2 बूँद या 4 बूँद
water-food.store | ड्रम में पानी कितने दिन रख सकते हैं
water-food.food | फ्रिज 6 घंटे बंद था
water-food.hygiene | latrine kaise khode
family-plan.phone | whatsapp par aaya ki baandh tootega, sach hai?
family-plan.children | बच्चे झटकों से डरे हुए हैं
family-plan.care | माँ व्हीलचेयर पर है, कैसे बाहर निकालूँ
family-plan.apart | भागते समय पत्नी छूट गई
family-plan.lost-contact | mummy papa ka phone switch off hai
family-plan.children-alone | एक आदमी अकेली बच्ची को ले जाना चाहता है
none | ज्वालामुखी फट रहा है
none | टेंट कहाँ मिलेगा
none | दाँत में दर्द है
flood.during | ऊपर 3 बच्चों के साथ फँसे हैं, नीचे की मंज़िल पानी में है
flood.during | bus ki chhat par baithe hain charo taraf pani
flood.never flood.during | कार के लिए एक फुट पानी ज़्यादा है क्या
flood.after | घर लौटे, सब तरफ नाले की बदबू है, कहाँ से शुरू करें
flood.mould | छत पर फफूंद और मुझे दमा है
flood.before | aaj raat baadh ka alert hai darwaze se pani kaise rokein
earthquake.during | बर्तन गिर रहे हैं, पंखा झूल रहा है
earthquake.during | bistar par tha aur hilne laga
earthquake.never | bahar bhagna chahta hu bahut hil raha hai
earthquake.after | सुबह से दीवारों में बड़ी दरारें हैं
fire.during | धुएँ की बू आ रही है और सीढ़ियाँ काली हैं
fire.during | balon me aag lag gayi
fire.wildfire | गाड़ी पर राख गिर रही है आसमान नारंगी है
fire.never | meri billi abhi bhi andar hai aag me
fire.after | दमकल वाले चले गए, सब काला और गीला है
fire.before | सॉकेट गरम हो जाता है
storm.during | bade bade ole gir rahe hain hum gadi me hain
storm.never | अब शांत है, बाहर जाकर देखूँ?
storm.after | आँगन में टिन और काँच बिखरा है
storm.before | चक्रवात से पहले नाव का क्या करें
landslide.during | सड़क पर पत्थर लुढ़क रहे हैं
landslide.after | पहाड़ी घर पर गिर गई, खोदें क्या
landslide.before | kaise pata chale pahad girega
first-aid.check | पता नहीं ज़िंदा है या नहीं
first-aid.call | signal nahi hai ambulance kaise bulaye
first-aid.cpr | मछली की तरह हाँफ रहा है, धड़कन नहीं
first-aid.cpr-child | 6 महीने का बच्चा साँस नहीं ले रहा
first-aid.recovery | दौरा पड़ा था अब सो रहा और खर्राटे ले रहा
first-aid.bleeding | पेट में काँच घुसा है
first-aid.choking | khana khate hue bachcha neela pad raha
first-aid.chest-pain | पापा को पसीना आ रहा और सीना पकड़े हैं
first-aid.stroke | दादी अचानक उल्टा सीधा बोल रही
first-aid.poisoning | खेत में दवा छिड़की और उल्टी हो रही
first-aid.poisoning | beti ne 20 paracetamol kha li
first-aid.burns | बाँह पर केमिकल गिर गया
first-aid.electric-shock | गाड़ी पर बिजली का तार गिरा है
first-aid.fracture | कूदने से टखना सूज गया
first-aid.shock | खून बहने के बाद ठंडा और उलझन में है
first-aid.crush | माँ के ऊपर अलमारी गिरी, निकल नहीं पा रही
first-aid.drowning | नहर में कूदा और ऊपर नहीं आया
first-aid.cold | नवजात बर्फ जैसा ठंडा है
first-aid.heat | dhoop me khelne ke baad beta laal hai ulti kar raha
first-aid.wounds | घाव से बदबू आ रही
first-aid.snake | ज़हर चूस लूँ क्या
first-aid.diarrhoea | जो पीता है सब निकल जाता है
first-aid.birth | नौ महीने की गर्भवती हूँ और खून आ रहा
first-aid.mind | पत्नी बस बैठी है कुछ नहीं बोलती, घर चला गया
first-aid.suicide | रस्सी तैयार है मेरी
go-bag.food | तीन दिन का डिब्बाबंद खाना काफ़ी है?
go-bag.tools | मोमबत्ती या टॉर्च
go-bag.clothes | bag me kambal aur raincoat rakhe?
go-bag.family | दादाजी के लिए बैग, छड़ी से चलते हैं
water-food.water | बच्चे की बोतल के लिए बारिश का पानी ठीक है?
water-food.chlorine | ब्लीच डालने के बाद कितनी देर रुकें
water-food.store | 5 लोगों को हफ्ते का कितना पानी
water-food.food | चावल बाढ़ में भीग गया
water-food.hygiene | शिविर के पास मरी हुई गाय
family-plan.phone | फोन कल तक कैसे चले
family-plan.care | वेंटिलेटर की बैटरी खत्म होने वाली है
family-plan.apart | bachche nahi mil rahe sab bhag rahe the
family-plan.lost-contact | भाई का दो दिन से कोई जवाब नहीं
family-plan.children-alone | शिविर में कोई शिशु छोड़ गया
none | फसल का मुआवज़ा मिलेगा?
none | बकरी की टाँग टूट गई
none | कल स्कूल खुला है?
`;
