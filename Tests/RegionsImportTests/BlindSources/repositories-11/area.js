export const provinceList = [
  {
    id: '88c49346-afb2-4afa-90a2-f1023ea88175',
    name: 'Central'
  },
  {
    id: '2e4822ec-3bb7-48b0-b70b-1331ab03f353',
    name: 'Copperbelt'
  },
  {
    id: 'c1584073-3ab6-4b60-b0fb-d48f64f13a83',
    name: 'Eastern'
  },
  {
    id: 'd08e0c93-760e-4c7c-a318-036dfdae2e04',
    name: 'Luapula'
  },
  {
    id: '88577e63-bf7c-4529-b0db-70961591fbbf',
    name: 'Lusaka'
  },
  {
    id: '58bab9a2-1f5a-4607-8e79-67747fb93669',
    name: 'Muchinga'
  },
  {
    id: '30acaf70-943a-41cc-b61e-776586a23243',
    name: 'Northern'
  },
  {
    id: '276c4435-a7b2-4905-bfec-5f8df0b16903',
    name: 'North-Western'
  },
  {
    id: '28fd5810-0d39-42a2-90dc-3b6924f8d9b3',
    name: 'Southern'
  },
  {
    id: '32f3df37-d3c2-46da-a200-225ab379a143',
    name: 'Western'
  }
]

export const districtList = [
  {
    id: 'db5b5fab-8f4d-4e27-9da1-494c73cf256d',
    provinceId: '88c49346-afb2-4afa-90a2-f1023ea88175',
    name: 'Chibombo'
  },
  {
    id: '73ab4876-7734-47c1-87fd-e805ec99108d',
    provinceId: '88c49346-afb2-4afa-90a2-f1023ea88175',
    name: 'Chisamba'
  },
  {
    id: '309d6b79-965e-4a32-9ae4-45508201e2bd',
    provinceId: '88c49346-afb2-4afa-90a2-f1023ea88175',
    name: 'Chitambo'
  },
  {
    id: '79cb9e86-830c-41c2-8dcc-69292f45e678',
    provinceId: '88c49346-afb2-4afa-90a2-f1023ea88175',
    name: 'Kabwe'
  },
  {
    id: '2fa91425-cb00-4853-9d2c-67eda13ffe79',
    provinceId: '88c49346-afb2-4afa-90a2-f1023ea88175',
    name: 'Kapiri Mposhi'
  },
  {
    id: '244caf9c-4dab-4481-b253-edc618187993',
    provinceId: '88c49346-afb2-4afa-90a2-f1023ea88175',
    name: 'Luano'
  },
  {
    id: 'e3eff9c0-cf44-4d3f-89e7-d15f17362f25',
    provinceId: '88c49346-afb2-4afa-90a2-f1023ea88175',
    name: 'Mkushi'
  },
  {
    id: '986e86cb-0ab8-4b67-a26b-7f62b1852f27',
    provinceId: '88c49346-afb2-4afa-90a2-f1023ea88175',
    name: 'Mumbwa'
  },
  {
    id: '73f778aa-f6fa-4db8-a56a-bd72fb710734',
    provinceId: '88c49346-afb2-4afa-90a2-f1023ea88175',
    name: 'Ngabwe'
  },
  {
    id: 'a66b0d38-9d95-447e-bd29-9753a7677796',
    provinceId: '88c49346-afb2-4afa-90a2-f1023ea88175',
    name: 'Serenje'
  },
  {
    id: 'd4ea65d0-03d7-4684-9f85-58a628518867',
    provinceId: '88c49346-afb2-4afa-90a2-f1023ea88175',
    name: 'Shibuyunji'
  },
  {
    id: '09208a65-0f3e-4dd3-902b-938b8743feb6',
    provinceId: '2e4822ec-3bb7-48b0-b70b-1331ab03f353',
    name: 'Chililabombwe District'
  },
  {
    id: '99809225-3def-4a38-a12b-2b8f30b17d0b',
    provinceId: '2e4822ec-3bb7-48b0-b70b-1331ab03f353',
    name: 'Chingola District'
  },
  {
    id: '5387f613-76c4-48ae-8732-1cc007b37e14',
    provinceId: '2e4822ec-3bb7-48b0-b70b-1331ab03f353',
    name: 'Kalulushi District'
  },
  {
    id: '320094ea-d7a9-4ded-9749-1e2370c6a5b8',
    provinceId: '2e4822ec-3bb7-48b0-b70b-1331ab03f353',
    name: 'Kitwe District'
  },
  {
    id: '4b4d8474-a3ea-484d-bbd0-334684e55160',
    provinceId: '2e4822ec-3bb7-48b0-b70b-1331ab03f353',
    name: 'Luanshya District'
  },
  {
    id: '15c1d2df-a996-4aef-812d-0ea67ff12229',
    provinceId: '2e4822ec-3bb7-48b0-b70b-1331ab03f353',
    name: 'Lufwanyama District'
  },
  {
    id: '6822a6b2-4735-4f1c-a7a1-149075139237',
    provinceId: '2e4822ec-3bb7-48b0-b70b-1331ab03f353',
    name: 'Masaiti District'
  },
  {
    id: 'ee82ec3f-fee5-45b2-8d1f-e1daff666589',
    provinceId: '2e4822ec-3bb7-48b0-b70b-1331ab03f353',
    name: 'Mpongwe District'
  },
  {
    id: '4105cca7-b533-42fc-954c-d2aad7185dda',
    provinceId: '2e4822ec-3bb7-48b0-b70b-1331ab03f353',
    name: 'Mufulira District'
  },
  {
    id: '834c687a-3acb-4266-820b-a2c250b601fc',
    provinceId: '2e4822ec-3bb7-48b0-b70b-1331ab03f353',
    name: 'Ndola District'
  },
  {
    id: '902a174f-11fa-4ac0-879d-d25a49fe85b0',
    provinceId: 'c1584073-3ab6-4b60-b0fb-d48f64f13a83',
    name: 'Chadiza District'
  },
  {
    id: '1b98fbe4-6680-4a11-9ba1-192ec42b7170',
    provinceId: 'c1584073-3ab6-4b60-b0fb-d48f64f13a83',
    name: 'Chama District'
  },
  {
    id: '111b8aaa-62f2-4d1a-8a78-9cb3d8b9b45c',
    provinceId: 'c1584073-3ab6-4b60-b0fb-d48f64f13a83',
    name: 'Chasefu District'
  },
  {
    id: 'af5570ee-d8e9-4b15-8452-ef05f542441d',
    provinceId: 'c1584073-3ab6-4b60-b0fb-d48f64f13a83',
    name: 'Chipangali District'
  },
  {
    id: 'ed52a241-35b0-4a54-b6a8-0bdf0023b682',
    provinceId: 'c1584073-3ab6-4b60-b0fb-d48f64f13a83',
    name: 'Chipata District'
  },
  {
    id: '601e5b45-7851-4608-8d65-0372e90794df',
    provinceId: 'c1584073-3ab6-4b60-b0fb-d48f64f13a83',
    name: 'Kasenengwa District'
  },
  {
    id: '6b77730f-65bd-4acb-b57a-6a1dfaf8cda9',
    provinceId: 'c1584073-3ab6-4b60-b0fb-d48f64f13a83',
    name: 'Katete District'
  },
  {
    id: '32d03fdd-a123-4501-90f5-380e12b2a414',
    provinceId: 'c1584073-3ab6-4b60-b0fb-d48f64f13a83',
    name: 'Lumezi District'
  },
  {
    id: '563e9bed-4510-4358-acc6-d8f2c74c7ccf',
    provinceId: 'c1584073-3ab6-4b60-b0fb-d48f64f13a83',
    name: 'Lundazi District'
  },
  {
    id: '03e0d681-5524-44f1-8fab-6f3e164f1513',
    provinceId: 'c1584073-3ab6-4b60-b0fb-d48f64f13a83',
    name: 'Lusangazi District'
  },
  {
    id: 'ec3fbf4d-c20e-4164-a8f9-18d8f6cdb2f8',
    provinceId: 'c1584073-3ab6-4b60-b0fb-d48f64f13a83',
    name: 'Mambwe District'
  },
  {
    id: 'b4ff00ae-3f13-47de-a274-ea181e34b3f1',
    provinceId: 'c1584073-3ab6-4b60-b0fb-d48f64f13a83',
    name: 'Nyimba District'
  },
  {
    id: '77064c2c-0f55-4c94-82cd-f2af19de2bc1',
    provinceId: 'c1584073-3ab6-4b60-b0fb-d48f64f13a83',
    name: 'Petauke District'
  },
  {
    id: 'ae9ca08b-2d7c-4048-bca0-7386cc099a1e',
    provinceId: 'c1584073-3ab6-4b60-b0fb-d48f64f13a83',
    name: 'Sinda District'
  },
  {
    id: '82450164-728a-4fcf-b03a-07b28f2df760',
    provinceId: 'c1584073-3ab6-4b60-b0fb-d48f64f13a83',
    name: 'Vubwi District'
  },
  {
    id: 'c4ff64de-bb5d-4b48-bc3b-66fa30d0b194',
    provinceId: 'd08e0c93-760e-4c7c-a318-036dfdae2e04',
    name: 'Chembe District'
  },
  {
    id: '623d8eb7-a4ca-43b2-ab52-b08d21870f0b',
    provinceId: 'd08e0c93-760e-4c7c-a318-036dfdae2e04',
    name: 'Chiengi District'
  },
  {
    id: 'fd741069-6bb6-43de-a515-1c401dd377bf',
    provinceId: 'd08e0c93-760e-4c7c-a318-036dfdae2e04',
    name: 'Chifunabuli District'
  },
  {
    id: 'dd44fd36-4511-4889-801e-dc8e367e5d6d',
    provinceId: 'd08e0c93-760e-4c7c-a318-036dfdae2e04',
    name: 'Chipili District'
  },
  {
    id: '97bdd982-cdac-4046-b990-3b72f88ece64',
    provinceId: 'd08e0c93-760e-4c7c-a318-036dfdae2e04',
    name: 'Kawambwa District'
  },
  {
    id: '050684bf-e286-452c-bf76-9e374ddc74c8',
    provinceId: 'd08e0c93-760e-4c7c-a318-036dfdae2e04',
    name: 'Lunga District'
  },
  {
    id: 'feef16e9-64ef-4ebe-aff3-600735f11af2',
    provinceId: 'd08e0c93-760e-4c7c-a318-036dfdae2e04',
    name: 'Mansa District'
  },
  {
    id: '93b3a3d9-a44f-476a-9a1d-e24edab871d5',
    provinceId: 'd08e0c93-760e-4c7c-a318-036dfdae2e04',
    name: 'Milenge District'
  },
  {
    id: '2577c1ec-fd42-4044-8ac7-93f519af685d',
    provinceId: 'd08e0c93-760e-4c7c-a318-036dfdae2e04',
    name: 'Mwansabombwe District'
  },
  {
    id: '027385c9-421e-4a60-b108-e02236971e1b',
    provinceId: 'd08e0c93-760e-4c7c-a318-036dfdae2e04',
    name: 'Mwense District'
  },
  {
    id: 'd48dd9f3-5436-4c21-9c3e-cb54c5cefdd8',
    provinceId: 'd08e0c93-760e-4c7c-a318-036dfdae2e04',
    name: 'Nchelenge District'
  },
  {
    id: '13041452-12ca-4f70-a2dc-08d64bdbf090',
    provinceId: 'd08e0c93-760e-4c7c-a318-036dfdae2e04',
    name: 'Samfya District'
  },
  {
    id: 'a2f7647a-952e-4b8b-b56f-8bd11711eb57',
    provinceId: '88577e63-bf7c-4529-b0db-70961591fbbf',
    name: 'Chilanga District'
  },
  {
    id: '5e617f8e-99ed-4ce7-83f8-670d3e361858',
    provinceId: '88577e63-bf7c-4529-b0db-70961591fbbf',
    name: 'Chongwe District'
  },
  {
    id: '20918fa7-7405-4241-9f45-2c075f27ff08',
    provinceId: '88577e63-bf7c-4529-b0db-70961591fbbf',
    name: 'Kafue District'
  },
  {
    id: 'd5157e9d-7bd5-4ee6-9657-68e0f589d99a',
    provinceId: '88577e63-bf7c-4529-b0db-70961591fbbf',
    name: 'Luangwa District'
  },
  {
    id: '62d74145-ddd4-4054-a2bf-b8e0931719fd',
    provinceId: '88577e63-bf7c-4529-b0db-70961591fbbf',
    name: 'Lusaka District'
  },
  {
    id: '4f91540c-2775-4991-a093-1ed42ecdcc0a',
    provinceId: '88577e63-bf7c-4529-b0db-70961591fbbf',
    name: 'Rufunsa District'
  },
  {
    id: '9c461cb5-d15b-47f2-ba77-5505e88e752f',
    provinceId: '58bab9a2-1f5a-4607-8e79-67747fb93669',
    name: 'Chinsali District'
  },
  {
    id: '2891dd3c-3096-46c8-b9b3-38eb3fdf2348',
    provinceId: '58bab9a2-1f5a-4607-8e79-67747fb93669',
    name: 'Isoka District'
  },
  {
    id: '8dce6f52-f0be-400d-a104-a795bd4aeab0',
    provinceId: '58bab9a2-1f5a-4607-8e79-67747fb93669',
    name: 'Kanchibiya District'
  },
  {
    id: '6361b9f8-f33c-4a7f-afdd-87333253b562',
    provinceId: '58bab9a2-1f5a-4607-8e79-67747fb93669',
    name: 'Lavushimanda District'
  },
  {
    id: '14186ebf-9a81-47e9-bb86-2eace1d7300f',
    provinceId: '58bab9a2-1f5a-4607-8e79-67747fb93669',
    name: 'Mafinga District'
  },
  {
    id: '1bea8593-1a95-4cca-8c22-82666be49ee7',
    provinceId: '58bab9a2-1f5a-4607-8e79-67747fb93669',
    name: 'Mpika District'
  },
  {
    id: '41536363-f672-4ba0-8329-c05b09e80319',
    provinceId: '58bab9a2-1f5a-4607-8e79-67747fb93669',
    name: 'Nakonde District'
  },
  {
    id: '64409ddb-b45f-41c3-bd65-693b3d0840fb',
    provinceId: '58bab9a2-1f5a-4607-8e79-67747fb93669',
    name: 'Shiwang\'andu District'
  },
  {
    id: 'e7a28cbd-d2df-4c20-abba-8d2141c9886e',
    provinceId: '30acaf70-943a-41cc-b61e-776586a23243',
    name: 'Chilubi District'
  },
  {
    id: '85239574-4b1e-443e-bdb2-24cb98b20411',
    provinceId: '30acaf70-943a-41cc-b61e-776586a23243',
    name: 'Kaputa District'
  },
  {
    id: 'fa285a0d-b869-435c-ade2-6c2e2ce933e1',
    provinceId: '30acaf70-943a-41cc-b61e-776586a23243',
    name: 'Kasama District'
  },
  {
    id: '7ab36602-3a78-4ebb-a05b-c308119b4fe5',
    provinceId: '30acaf70-943a-41cc-b61e-776586a23243',
    name: 'Lunte District'
  },
  {
    id: '9da9b14d-da36-40d6-a74c-46118f32a1f2',
    provinceId: '30acaf70-943a-41cc-b61e-776586a23243',
    name: 'Lupososhi District'
  },
  {
    id: '365fdcd6-47bc-4548-92fa-d8029d42f670',
    provinceId: '30acaf70-943a-41cc-b61e-776586a23243',
    name: 'Luwingu District'
  },
  {
    id: 'bfbd7d14-3437-45ab-aa3a-0683ead81dcd',
    provinceId: '30acaf70-943a-41cc-b61e-776586a23243',
    name: 'Mbala District'
  },
  {
    id: '69534048-44e9-44a5-91b4-1900043e3ef5',
    provinceId: '30acaf70-943a-41cc-b61e-776586a23243',
    name: 'Mporokoso District'
  },
  {
    id: '0beddb07-0f7a-4443-bfc2-a9087219c1da',
    provinceId: '30acaf70-943a-41cc-b61e-776586a23243',
    name: 'Mpulungu District'
  },
  {
    id: '87efda6b-5e68-47ca-882e-a7602d1ef7bf',
    provinceId: '30acaf70-943a-41cc-b61e-776586a23243',
    name: 'Mungwi District'
  },
  {
    id: '1799e728-21af-414a-b91a-cb8d9279b1e9',
    provinceId: '30acaf70-943a-41cc-b61e-776586a23243',
    name: 'Nsama District'
  },
  {
    id: '7349dbc4-e414-48aa-a36e-ba1f5cb58b8e',
    provinceId: '30acaf70-943a-41cc-b61e-776586a23243',
    name: 'Senga District'
  },
  {
    id: 'bb9fab2b-a82c-42cd-94ba-1e74fb019df4',
    provinceId: '276c4435-a7b2-4905-bfec-5f8df0b16903',
    name: 'Chavuma District'
  },
  {
    id: 'f2650b71-959d-4095-859d-cac8b0f3e5fd',
    provinceId: '276c4435-a7b2-4905-bfec-5f8df0b16903',
    name: 'Ikelenge District'
  },
  {
    id: 'ec7038c9-08fb-49a0-9702-16fc23edcb04',
    provinceId: '276c4435-a7b2-4905-bfec-5f8df0b16903',
    name: 'Kabompo District'
  },
  {
    id: '5b8349ce-e903-4efa-b98c-06fe0494b6d2',
    provinceId: '276c4435-a7b2-4905-bfec-5f8df0b16903',
    name: 'Kasempa District'
  },
  {
    id: '089632e3-f678-4941-8fd2-6ec4b372c56b',
    provinceId: '276c4435-a7b2-4905-bfec-5f8df0b16903',
    name: 'Kalumbila District'
  },
  {
    id: '13284c79-a2dc-4d24-992e-f43805713dc6',
    provinceId: '276c4435-a7b2-4905-bfec-5f8df0b16903',
    name: 'Manyinga District'
  },
  {
    id: '4fa1d41f-bb01-4a75-9138-a4e47b73ccf8',
    provinceId: '276c4435-a7b2-4905-bfec-5f8df0b16903',
    name: 'Mufumbwe District'
  },
  {
    id: '128ae84a-ffd5-46d8-a2f8-990951a3b990',
    provinceId: '276c4435-a7b2-4905-bfec-5f8df0b16903',
    name: 'Mushindamo District'
  },
  {
    id: '5e268fa0-8bcc-47cd-b3fd-c19413446df8',
    provinceId: '276c4435-a7b2-4905-bfec-5f8df0b16903',
    name: 'Mwinilunga District'
  },
  {
    id: 'efae0b46-e673-4cb8-8b62-0dc6bcac6462',
    provinceId: '276c4435-a7b2-4905-bfec-5f8df0b16903',
    name: 'Solwezi District'
  },
  {
    id: '2129d338-b425-4188-bcb5-d0e3bcb1cec4',
    provinceId: '276c4435-a7b2-4905-bfec-5f8df0b16903',
    name: 'Zambezi District'
  },
  {
    id: '57740511-ea3d-4be7-b6a0-0758cb138653',
    provinceId: '28fd5810-0d39-42a2-90dc-3b6924f8d9b3',
    name: 'Chikankata District'
  },
  {
    id: '7928c6a1-af65-49a4-95bd-c39d5a11cca5',
    provinceId: '28fd5810-0d39-42a2-90dc-3b6924f8d9b3',
    name: 'Chirundu District'
  },
  {
    id: 'db77b923-df00-4dfa-93e2-22b8e69d2f3b',
    provinceId: '28fd5810-0d39-42a2-90dc-3b6924f8d9b3',
    name: 'Choma District'
  },
  {
    id: '07bfc096-ca60-4e28-b1b9-ab7c6aca8c4a',
    provinceId: '28fd5810-0d39-42a2-90dc-3b6924f8d9b3',
    name: 'Gwembe District'
  },
  {
    id: '03b86766-92a3-4328-bffb-20e6dd0c8b94',
    provinceId: '28fd5810-0d39-42a2-90dc-3b6924f8d9b3',
    name: 'Itezhi-Tezhi District'
  },
  {
    id: '6111b4b5-61e0-4c2f-a98a-372e9ffd6a18',
    provinceId: '28fd5810-0d39-42a2-90dc-3b6924f8d9b3',
    name: 'Kalomo District'
  },
  {
    id: '127eeabe-9bde-4398-832f-bce3952a71b2',
    provinceId: '28fd5810-0d39-42a2-90dc-3b6924f8d9b3',
    name: 'Kazungula District'
  },
  {
    id: '1d96ac56-a3b0-4043-9734-bc4414881edc',
    provinceId: '28fd5810-0d39-42a2-90dc-3b6924f8d9b3',
    name: 'Livingstone District'
  },
  {
    id: '6a8f1dd4-e13a-4996-81d8-12cdfe4a5ce0',
    provinceId: '28fd5810-0d39-42a2-90dc-3b6924f8d9b3',
    name: 'Mazabuka District'
  },
  {
    id: 'ef2b1ae5-6370-403f-9484-b3dbba6bc77c',
    provinceId: '28fd5810-0d39-42a2-90dc-3b6924f8d9b3',
    name: 'Monze District'
  },
  {
    id: '752f7bd9-94b9-43ed-b1b4-3d07bc2b75cd',
    provinceId: '28fd5810-0d39-42a2-90dc-3b6924f8d9b3',
    name: 'Namwala District'
  },
  {
    id: '8a8f7aef-d69f-4b16-b66e-690070c61508',
    provinceId: '28fd5810-0d39-42a2-90dc-3b6924f8d9b3',
    name: 'Pemba District'
  },
  {
    id: '83b852d7-c00d-463d-84c9-55f11572c073',
    provinceId: '28fd5810-0d39-42a2-90dc-3b6924f8d9b3',
    name: 'Siavonga District'
  },
  {
    id: '16759ecb-99ed-44d1-8f6b-8f6007a04e64',
    provinceId: '28fd5810-0d39-42a2-90dc-3b6924f8d9b3',
    name: 'Sinazongwe District'
  },
  {
    id: 'f517e382-3aef-4e2e-85b4-d7567b1ffc6a',
    provinceId: '28fd5810-0d39-42a2-90dc-3b6924f8d9b3',
    name: 'Zimba District'
  },
  {
    id: 'c7aa8cf3-7f4b-4052-9ce6-06fdb2c60fdd',
    provinceId: '32f3df37-d3c2-46da-a200-225ab379a143',
    name: 'Kalabo District'
  },
  {
    id: '7c7dfaf5-eba3-4bf6-a8fe-622a9d5015e5',
    provinceId: '32f3df37-d3c2-46da-a200-225ab379a143',
    name: 'Kaoma District'
  },
  {
    id: '5e320f4a-02e5-4777-a57b-ae11417e16c9',
    provinceId: '32f3df37-d3c2-46da-a200-225ab379a143',
    name: 'Limulunga District'
  },
  {
    id: '9c9c2d91-ad9a-4296-a4aa-17344d1079ab',
    provinceId: '32f3df37-d3c2-46da-a200-225ab379a143',
    name: 'Luampa District'
  },
  {
    id: 'c0f727ad-2b6b-4fce-84b5-829733dbeaab',
    provinceId: '32f3df37-d3c2-46da-a200-225ab379a143',
    name: 'Lukulu District'
  },
  {
    id: 'ee283c1e-a8f5-4ac5-97af-aba6e7dd5eed',
    provinceId: '32f3df37-d3c2-46da-a200-225ab379a143',
    name: 'Mitete District'
  },
  {
    id: '3dd1e044-e448-473c-bf91-4fe871227cb2',
    provinceId: '32f3df37-d3c2-46da-a200-225ab379a143',
    name: 'Mongu District'
  },
  {
    id: '402746a4-aa78-4c61-a79e-2a6153b3b0ff',
    provinceId: '32f3df37-d3c2-46da-a200-225ab379a143',
    name: 'Mulobezi District'
  },
  {
    id: 'cdc02ecd-6e4f-4724-a259-2b9d32d1464e',
    provinceId: '32f3df37-d3c2-46da-a200-225ab379a143',
    name: 'Mwandi District'
  },
  {
    id: '33465430-ea0a-468a-812f-694dce554174',
    provinceId: '32f3df37-d3c2-46da-a200-225ab379a143',
    name: 'Nalolo District'
  },
  {
    id: '38363a3c-6269-4354-b6d5-1bffe1594dc4',
    provinceId: '32f3df37-d3c2-46da-a200-225ab379a143',
    name: 'Nkeyema District'
  },
  {
    id: '35bb8498-5105-4839-abb9-c59695468325',
    provinceId: '32f3df37-d3c2-46da-a200-225ab379a143',
    name: 'Senanga District'
  },
  {
    id: '59ca6ef0-7f18-46d3-a272-0c5422dc73ab',
    provinceId: '32f3df37-d3c2-46da-a200-225ab379a143',
    name: 'Sesheke District'
  },
  {
    id: '0a62f486-d945-4bf3-a549-8256d64be5f0',
    provinceId: '32f3df37-d3c2-46da-a200-225ab379a143',
    name: 'Shang\'ombo District'
  },
  {
    id: 'faf8dfcd-f333-45b6-906b-6a04b6125e0c',
    provinceId: '32f3df37-d3c2-46da-a200-225ab379a143',
    name: 'Sikongo District'
  },
  {
    id: '1ce262d6-2b4c-4859-9265-42ee46dc1a26',
    provinceId: '32f3df37-d3c2-46da-a200-225ab379a143',
    name: 'Sioma District'
  }
]
